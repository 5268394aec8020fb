import React from 'react';
import { flushSync } from 'react-dom';

/** A render, its effects, what they change and the effects of that: each has a turn of the event loop. */
const TURNS = 4;
/** The real one, whatever clock a test uses. */
const later = setTimeout;

/**
 * Screens are tested with the React that ships, which takes a third less time than the one for development. What the
 * library of tests asks of the latter is made here: it draws at once what the work changes, and whoever awaits it sees what
 * came of that.
 */
(React as { act?: (work: () => unknown) => PromiseLike<unknown> }).act ??= (work) => {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  const rest = async () => {
    const value = await result;
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resume) => later(resume));
    return value;
  };
  // oxlint-disable-next-line unicorn/no-thenable -- as React's own answers
  return { then: (...heard) => rest().then(...heard) };
};
