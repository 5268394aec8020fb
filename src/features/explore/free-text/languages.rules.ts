import { NUMBER_WORDS } from '#kernel/spans.ts';
import { NATIONS } from './nation-words.rules.ts';
import { keyOf, type Token } from './tokens.rules.ts';

/**
 * The commonest words of a search in other languages, each with the English it stands for. A language counts only where a
 * word stands in the sentence that English does not have.
 */
const LANGUAGES: readonly { own: string; words: Readonly<Record<string, string>> }[] = [
  {
    own: 'unternehmen firmen firma mitarbeiter mitarbeitern beschaftigte beschaftigten gegrundet weniger mehr nicht ohne ausser keine kein seit zwischen hochstens mindestens softwarefirmen finanzierung ungefahr wachstum und',
    words: {
      'mehr als': 'more than',
      'weniger als': 'less than',
      unter: 'under',
      uber: 'over',
      mindestens: 'at least',
      hochstens: 'at most',
      maximal: 'at most',
      zwischen: 'between',
      bis: 'to',
      rund: 'about',
      etwa: 'about',
      ungefahr: 'about',
      mitarbeiter: 'employees',
      mitarbeitern: 'employees',
      mitarbeitende: 'employees',
      mitarbeitenden: 'employees',
      beschaftigte: 'employees',
      beschaftigten: 'employees',
      leute: 'people',
      leuten: 'people',
      unternehmen: 'companies',
      firmen: 'companies',
      firma: 'company',
      gegrundet: 'founded',
      nach: 'after',
      vor: 'before',
      seit: 'since',
      mit: 'with',
      und: 'and',
      oder: 'or',
      aus: 'from',
      im: 'in',
      der: 'the',
      die: 'the',
      das: 'the',
      den: 'the',
      nicht: 'not',
      kein: 'no',
      keine: 'no',
      ohne: 'without',
      ausser: 'except',
      finanzierung: 'funding',
      wachstum: 'growth',
      prozent: '%',
      jahr: 'year',
      jahre: 'years',
      jahren: 'years',
      zwanzig: 'twenty',
      dreissig: 'thirty',
      funfzig: 'fifty',
      hundert: 'hundred',
    },
  },
  {
    own: 'entreprises entreprise employes fondees fondee fondes apres avant moins sauf societes francaises entre levee financement hors',
    words: {
      'plus de': 'more than',
      'moins de': 'less than',
      'au moins': 'at least',
      'au plus': 'at most',
      entre: 'between',
      environ: 'about',
      employes: 'employees',
      salaries: 'employees',
      personnes: 'people',
      entreprises: 'companies',
      entreprise: 'company',
      societes: 'companies',
      fondees: 'founded',
      fondee: 'founded',
      fondes: 'founded',
      creees: 'founded',
      apres: 'after',
      avant: 'before',
      depuis: 'since',
      avec: 'with',
      sans: 'without',
      sauf: 'except',
      hors: 'except',
      pas: 'not',
      financement: 'funding',
      et: 'and',
      ou: 'or',
      en: 'in',
      au: 'in',
      aux: 'in',
      a: 'in',
      de: 'of',
      la: 'the',
      le: 'the',
      les: 'the',
      des: 'of',
      ans: 'years',
      vingt: 'twenty',
      trente: 'thirty',
      cinquante: 'fifty',
      cent: 'hundred',
    },
  },
  {
    own: 'empresas empresa empleados fundadas fundada despues menos excepto financiacion trabajadores mas entre companias salvo',
    words: {
      'mas de': 'more than',
      'menos de': 'less than',
      'al menos': 'at least',
      'como maximo': 'at most',
      entre: 'between',
      y: 'and',
      o: 'or',
      empleados: 'employees',
      trabajadores: 'employees',
      personas: 'people',
      empresas: 'companies',
      empresa: 'company',
      companias: 'companies',
      fundadas: 'founded',
      fundada: 'founded',
      'despues de': 'after',
      'antes de': 'before',
      desde: 'since',
      con: 'with',
      sin: 'without',
      excepto: 'except',
      salvo: 'except',
      no: 'not',
      financiacion: 'funding',
      en: 'in',
      de: 'of',
      la: 'the',
      el: 'the',
      los: 'the',
      las: 'the',
      anos: 'years',
      veinte: 'twenty',
      treinta: 'thirty',
      cincuenta: 'fifty',
      cien: 'hundred',
    },
  },
  {
    own: 'empresas funcionarios fundadas depois exceto financiamento colaboradores mais em ou nao',
    words: {
      'mais de': 'more than',
      'menos de': 'less than',
      'pelo menos': 'at least',
      'no maximo': 'at most',
      entre: 'between',
      e: 'and',
      ou: 'or',
      funcionarios: 'employees',
      colaboradores: 'employees',
      pessoas: 'people',
      empresas: 'companies',
      fundadas: 'founded',
      'depois de': 'after',
      'antes de': 'before',
      desde: 'since',
      com: 'with',
      sem: 'without',
      exceto: 'except',
      nao: 'not',
      financiamento: 'funding',
      em: 'in',
      no: 'in',
      na: 'in',
      de: 'of',
      anos: 'years',
    },
  },
  {
    own: 'aziende azienda dipendenti fondate fondata dopo tranne senza finanziamenti',
    words: {
      'piu di': 'more than',
      'meno di': 'less than',
      almeno: 'at least',
      'al massimo': 'at most',
      tra: 'between',
      e: 'and',
      o: 'or',
      dipendenti: 'employees',
      persone: 'people',
      aziende: 'companies',
      azienda: 'company',
      fondate: 'founded',
      fondata: 'founded',
      'dopo il': 'after',
      dopo: 'after',
      'prima del': 'before',
      con: 'with',
      senza: 'without',
      tranne: 'except',
      non: 'not',
      finanziamenti: 'funding',
      in: 'in',
      di: 'of',
      anni: 'years',
    },
  },
];

const compiled = LANGUAGES.map(({ own, words }) => ({
  own: new Set(own.split(' ')),
  longest: Object.entries({ ...NATIONS, ...words })
    .map(([said, english]) => ({ said: said.split(' '), english: english.split(' ') }))
    .toSorted((one, other) => other.said.length - one.said.length),
}));

/** The sentence with its commonest words in English; the text stays what was typed. */
export function inEnglish(tokens: readonly Token[]): Token[] {
  const [language] = compiled
    .map((one) => ({ ...one, count: tokens.filter(({ key }) => one.own.has(key)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (!language || language.count === 0) return [...tokens];
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = language.longest.find(({ said }) =>
      said.every((key, index) => tokens[at + index]?.key === key),
    );
    const token = tokens[at];
    if (!token) break;
    if (word) found.push(...spread(tokens.slice(at, at + word.said.length), word.english));
    else found.push(token);
    at += word?.said.length ?? 1;
  }
  return found;
}

/** The quantity that a number word is. */
export const numberIn = (word: string) => {
  const value = NUMBER_WORDS[word];
  return value === undefined ? {} : { quantity: { value, suffix: '', currency: '', plus: false } };
};

/** English words over the letters that were typed: the first takes them all but the last, which ends where they end. */
function spread(typed: readonly Token[], english: readonly string[]): Token[] {
  const [first, last] = [typed[0], typed.at(-1)];
  if (!first || !last) return [];
  return english.map((word, index) => ({
    kind: 'word',
    key: keyOf(word),
    text: first.text,
    from: first.from,
    to: index === english.length - 1 ? last.to : first.to,
    ...numberIn(word),
  }));
}
