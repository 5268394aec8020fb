import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { IconSparkles, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { messageOf } from '#web/api.ts';
import { LONGEST_TEXT } from '../../free-text/free-text.contract.ts';
import type { ExploreAddress } from '../use-explore-address.ts';
import classes from './free-text-box.module.css';
import { ToldSentence } from './told-sentence.tsx';
import { useFreeText } from './use-free-text.ts';
import { WithoutDescription } from './without-description.tsx';

const HELP = 'Company description search is free text, for example generative ai or non profit software.';

interface FreeTextBoxProps {
  address: Pick<ExploreAddress, 'shown' | 'change'>;
  /** Companies are looked for, so that a description may leave none of them. */
  finds?: boolean;
}

/** A wish in plain English that fills the filters. */
export function FreeTextBox({ address, finds = false }: FreeTextBoxProps) {
  const box = useFreeText(address);
  const help = useId();
  const saysNothing = box.answer !== null && box.chips.length === 0 && box.answer.ignored.length === 0;
  return (
    <section className={classes.box} aria-label="Describe companies">
      <TextInput
        aria-label="Describe the companies you look for"
        aria-describedby={help}
        placeholder="Bootstrapped SaaS, 20–50 people"
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
      {box.answer && <ToldSentence chips={box.chips} ignored={box.answer.ignored} />}
      {finds && (
        <WithoutDescription
          words={box.description}
          shown={address.shown}
          onLeaveOut={() => address.change({ discovery_llm_search_uuid: undefined })}
        />
      )}
      {saysNothing && <p className={classes.note}>No filters found in this description. Try other words.</p>}
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
  if (!answer) return '';
  const guessed = chips.filter(({ kind }) => kind === 'guessed').length;
  const told = [`${chips.length - guessed} understood`, `${answer.ignored.length} ignored`];
  return [...told, ...(guessed > 0 ? [`${guessed} guessed`] : [])].join(', ');
}
