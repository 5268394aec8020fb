import type { Commands } from './command-line.ts';
import { addOption, listOptions, renameOption, restoreOption, retireOption } from './option-changes.ts';
import { KINDS, kindOf } from './option-rules.ts';

const WORDING = ['name', 'description', 'position'];

/** What may be chosen in forms and filters. */
export const optionCommands: Commands = {
  'option KIND list': {
    usage: '',
    summary: `All options of a kind, retired ones too. KIND: ${KINDS.join(', ')}`,
    args: [],
    run: async (platform, [kind = '']) => listOptions(platform, kindOf(kind)),
  },
  'option KIND add': {
    usage: 'VALUE [--name "Display"] [--description "…"] [--position N]',
    summary: 'Offer one more; without a position it comes last',
    args: ['VALUE'],
    options: WORDING,
    run: async (platform, [kind = '', value = ''], options) =>
      addOption(platform, kindOf(kind), value, options),
  },
  'option KIND rename': {
    usage: 'VALUE --name "Display" [--description "…"] [--position N]',
    summary: 'Show an option under another name; its value stays',
    args: ['VALUE'],
    options: WORDING,
    run: async (platform, [kind = '', value = ''], options) =>
      renameOption(platform, kindOf(kind), value, options),
  },
  'option KIND retire': {
    usage: 'VALUE',
    summary: 'Offer an option no more; where it was chosen it stays',
    args: ['VALUE'],
    run: async (platform, [kind = '', value = '']) => retireOption(platform, kindOf(kind), value),
  },
  'option KIND restore': {
    usage: 'VALUE',
    summary: 'Offer a retired option again',
    args: ['VALUE'],
    run: async (platform, [kind = '', value = '']) => restoreOption(platform, kindOf(kind), value),
  },
};
