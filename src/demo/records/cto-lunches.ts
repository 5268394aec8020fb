import { batch } from '../making/copy.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { DemoFile } from './files.ts';
import type { Firm } from '../firm.ts';
import type { Used } from './lists.ts';
import type { DemoPerson } from './people.ts';
import { randomFrom } from '../making/random.ts';
import { type LunchWords, lunches } from '../words/lunch-words.ts';

export interface Thread extends LunchWords {
  thread_id: string;
  companies: DemoCompany[];
  guests: DemoPerson[];
  ago: number;
}

export const drawThreads = ({ known, people }: Firm): Thread[] =>
  lunches.map((words, index) => {
    const random = randomFrom('thread', index);
    return {
      ...words,
      thread_id: `cto-lunch-${index + 1}`,
      companies: random.some(known.slice(0, 200), random.int(2, 4)),
      guests: random.some(
        people.filter(({ function: work }) => work === 'Engineering'),
        3,
      ),
      ago: 3 + index * 38,
    };
  });

/** The files that hang on the threads; each in the store under an id of its own. */
export const lunchFiles = (
  threads: readonly Thread[],
): (DemoFile & { thread_id: string; content_id: string })[] =>
  threads.flatMap(({ thread_id, files }, thread) =>
    files.map(([file_name, content_type, text], index) => ({
      thread_id,
      content_id: `${thread_id}-file-${index + 1}`,
      file_id: randomFrom('lunch-file', thread * 10 + index).uuid(),
      file_name,
      content_type,
      text,
    })),
  );

export function threadRows({ calendar }: Firm, threads: readonly Thread[], used: Used) {
  const messages = threads
    .flatMap((thread) => thread.messages.map((body, position) => ({ thread, body, position })))
    .map((message, index) => ({ ...message, message_id: used.cto_lunch_message + 1 + index }));
  const files = lunchFiles(threads);
  return [
    batch(
      'cto_lunch_thread',
      threads.map(({ thread_id, subject }) => ({ thread_id, subject })),
    ),
    batch(
      'cto_lunch_message',
      messages.map(({ thread, body, position, message_id }) => {
        const sender = thread.guests[position % thread.guests.length];
        return {
          message_id,
          thread_id: thread.thread_id,
          sender_name: sender?.full_name ?? 'A guest',
          sender_email: sender?.emails[0] ?? 'guest@post-box.example',
          body: body.replaceAll('{company}', thread.companies[0]?.name ?? 'it'),
          received_at: calendar.at(thread.ago, 8 + position * 2, 12 + position),
        };
      }),
    ),
    batch(
      'cto_lunch_file',
      files.map(({ thread_id, content_id, file_name, content_type, file_id }) => ({
        content_id,
        message_id:
          messages.findLast(({ thread, position }) => thread.thread_id === thread_id && position < 2)
            ?.message_id ?? 0,
        filename: file_name,
        content_type,
        file_id,
      })),
    ),
  ];
}
