import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { IconSparkles, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { messageOf } from '#web/api.ts';
import { Chip } from '#web/filters/filter-chips.tsx';
import chipClasses from '#web/filters/filter-chips.module.css';
import { LONGEST_TEXT } from '../../free-text/free-text.contract.ts';
import type { ExploreAddress } from '../use-explore-address.ts';
import classes from './free-text-box.module.css';
import { type UnderstoodChip, useFreeText } from './use-free-text.ts';

const HELP = 'Company description search is free text, for example generative ai or non profit software.';

/** A wish in plain English that fills the filters. */
export function FreeTextBox({ address }: { address: Pick<ExploreAddress, 'shown' | 'change'> }) {
  const box = useFreeText(address);
  const help = useId();
  const saysNothing = box.answer !== null && box.chips.length === 0 && box.answer.ignored.length === 0;
  return (
    <section className={classes.box} aria-label="Describe companies">
      <TextInput
        aria-label="Describe the companies you look for"
        aria-describedby={help}
        placeholder="Bootstrapped SaaS in the Midwest, 20–50 people"
        maxLength={LONGEST_TEXT}
        enterKeyHint="search"
        autoComplete="off"
        data-autofocus
        data-keeps-enter={box.isUnread || undefined}
        leftSection={
          box.isReading ? (
            <Loader size={14} aria-hidden />
          ) : (
            <IconSparkles size={14} stroke={1.75} aria-hidden />
          )
        }
        rightSectionPointerEvents="all"
        rightSection={
          box.text !== '' && (
            <ActionIcon size={24} aria-label="Clear description" title="Clear" onClick={box.forget}>
              <IconX size={14} stroke={1.75} />
            </ActionIcon>
          )
        }
        value={box.text}
        onChange={({ currentTarget }) => box.setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !box.isUnread) return;
          event.preventDefault();
          box.read();
        }}
      />
      <p id={help} className={classes.help}>
        {HELP}
      </p>
      <output className="visually-hidden">{toldOf(box)}</output>
      {box.chips.length > 0 && <Chips chips={box.chips} />}
      {saysNothing && <p className={classes.note}>Nothing here asks for a filter. Say it in other words.</p>}
      {box.answer && box.answer.ignored.length > 0 && <Ignored words={box.answer.ignored} />}
      {box.answer?.degraded && (
        <p className={classes.note}>The language model did not help this time; Orion read this by itself.</p>
      )}
      {box.error && (
        <p role="alert" className={classes.failed}>
          {messageOf(box.error)} Your filters are as they were.
        </p>
      )}
    </section>
  );
}

/** What is said aloud while and after a sentence is read. */
function toldOf({ isReading, answer, chips }: ReturnType<typeof useFreeText>) {
  if (isReading) return 'Reading your description';
  return answer ? `${chips.length} understood, ${answer.ignored.length} not understood` : '';
}

function Chips({ chips }: { chips: readonly UnderstoodChip[] }) {
  return (
    <ul className={chipClasses.chips} aria-label="Understood">
      {chips.map(({ text, label, onRemove }) => (
        <li key={text} title={label}>
          <Chip text={text} what={`${label}: ${text}`} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

function Ignored({ words }: { words: readonly string[] }) {
  return (
    <div className={classes.note}>
      Not understood:
      <ul aria-label="Not understood" className={classes.ignored}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
