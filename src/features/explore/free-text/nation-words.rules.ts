const WORDS: Readonly<Record<string, string>> = {
  german:
    'deutsche deutschen deutscher allemandes allemande allemands alemanas alemanes tedesche tedeschi alemas',
  austrian: 'osterreichische osterreichischen autrichiennes austriacas austriache',
  swiss: 'schweizer schweizerische suisses suizas svizzere suicas',
  french: 'franzosische franzosischen francaises francaise francais francesas franceses francesi',
  italian: 'italienische italiennes italianas italianos italiane',
  spanish: 'spanische spanischen espagnoles espanolas espanoles spagnole espanholas',
  dutch: 'niederlandische hollandische neerlandaises neerlandesas holandesas olandesi',
  belgian: 'belgische belges belgas belghe',
  british: 'britische britanniques britanicas britanniche',
  american: 'amerikanische americaines estadounidenses americanas',
  canadian: 'kanadische canadiennes canadienses canadesi',
  polish: 'polnische polonaises polacas polacche',
  swedish: 'schwedische suedoises suecas svedesi',
  danish: 'danische danoises danesas',
  portuguese: 'portugiesische portugaises portuguesas portoghesi',
  brazilian: 'brasilianische bresiliennes brasilenas brasileiras brasiliane',
  mexican: 'mexikanische mexicaines mexicanas messicane',
  chilean: 'chilenische chiliennes chilenas',
  argentinian: 'argentinische argentines argentinas',
  colombian: 'kolumbianische colombiennes colombianas',
  peruvian: 'peruanas peruviennes',
};

/** What companies of a country are called in other languages, each with the English. */
export const NATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).flatMap(([english, words]) => words.split(' ').map((word) => [word, english])),
);
