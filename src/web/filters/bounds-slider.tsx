import { RangeSlider } from '@mantine/core';
import type { Range } from '#kernel/filter-kinds.ts';
import classes from './bounds-slider.module.css';
import { PLACES, scaleOf } from './slider-scale.ts';

interface BoundsSliderProps {
  /** What is bounded: "employees". */
  of: string;
  value: Range | undefined;
  onChange: (range: Range | undefined) => void;
  /** The numbers written below, at equal distances; the slider ends at the first and at the last. */
  marks: readonly number[];
  /** How many steps lie between two marks. */
  steps: number;
  write: (number: number) => string;
  /** Where the handles stand while nothing is chosen; else at the ends. */
  start?: Range;
}

const MARK = { markLabel: classes.mark ?? '' };

/** A handle for the lower bound and one for the upper; at its end a handle bounds nothing. */
export function BoundsSlider({ of, value, onChange, marks, steps, write, start = {} }: BoundsSliderProps) {
  const scale = scaleOf(marks);
  const shown = value ?? start;
  const handles = scale.handlesOf(shown);
  // What assistive technology is told: numbers, not places along the track.
  const ends = { className: classes.thumb, min: scale.least, max: scale.most };
  return (
    <RangeSlider
      className={classes.slider}
      classNames={MARK}
      data-chosen={value !== undefined || undefined}
      thumbFromLabel={`Minimum ${of}`}
      thumbToLabel={`Maximum ${of}`}
      thumbValueText={write}
      thumbProps={() => ends}
      min={0}
      max={marks.length - 1}
      step={1 / steps}
      precision={PLACES}
      minRange={0}
      value={handles}
      scale={scale.toNumber}
      marks={marks.map((mark, at) => ({ value: at, label: write(mark) }))}
      onChange={(moved) => onChange(scale.moved(shown, handles, moved))}
    />
  );
}
