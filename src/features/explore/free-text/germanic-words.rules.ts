import type { Language } from './language-words.rules.ts';

export const GERMANIC_LANGUAGES: readonly Language[] = [
  {
    own: `unternehmen firmen firma mitarbeiter mitarbeitern mitarbeitende beschaftigte beschaftigten beschaeftigte gegrundet gegruendet
      weniger mehr nicht ohne ausser keine kein seit zwischen hochstens hoechstens mindestens softwarefirmen softwareunternehmen finanzierung
      ungefahr ungefaehr wachstum und oder suche gesucht eingesammelt grundung gruendung betreuer zeige wir nur welche bitte`,
    words: `more than: mehr als, uber, ueber
      less than: weniger als, unter
      at least: mindestens, wenigstens, ab
      at most: hochstens, hoechstens, maximal
      or more: oder mehr, und mehr
      or less: oder weniger
      or later: oder spater, oder spaeter
      or earlier: oder fruher, oder frueher
      between: zwischen
      to: bis
      about: rund, etwa, ungefahr, ungefaehr, zirka
      employees: mitarbeiter, mitarbeitern, mitarbeitende, mitarbeitenden, beschaftigte, beschaftigten, beschaeftigte, beschaeftigten, angestellte, angestellten
      people: leute, leuten, personen
      companies: unternehmen, firmen, betriebe
      software companies: softwarefirmen, softwareunternehmen
      company: firma
      founded: gegrundet, gegruendet, gegrundete, gegruendete
      raised: eingesammelt, aufgenommen, eingeworben
      million: mio, millionen
      after: nach
      before: vor
      since: seit
      outside: ausserhalb von, ausserhalb
      but: aber
      as: als
      visited: besucht
      by us: von uns
      month: monat
      founders: grunder, gruender, grundern, gruendern
      all: alles, alle
      week: woche
      quarter: quartal
      with: mit
      and: und
      or: oder
      from: aus, von
      in: im
      a: ein, eine, einem, einer, eines
      the: der, die, das, den, dem
      no more than: nicht mehr als, nicht grosser als, nicht groesser als
      not: die nicht
      not: nicht
      no: kein, keine, keinen
      without: ohne
      except: ausser, ausgenommen
      funding: finanzierung, kapital
      growth: wachstum
      growing: wachsend, wachsende
      %: prozent
      half year: halben jahr, halbes jahr
      last: letzten, letztes, letzter, vergangenen, letzte
      year: jahr
      years: jahre, jahren
      months: monate, monaten
      old: alt
      no owner: keinen betreuer, ohne betreuer
      never emailed: denen wir nie geschrieben haben, nie angeschrieben, noch nie angeschrieben, noch nie kontaktiert, die wir noch nie angeschrieben haben, die wir nie kontaktiert haben
      no email: keine e mail, keine email, keine mail
      not emailed: nicht angeschrieben, nicht kontaktiert, nicht geschrieben
      country: land
      state: bundesland
      city: stadt
      founding year: grundung, gruendung, grundungsjahr, gruendungsjahr
      since: grundung ab, gruendung ab, gegrundet ab, gegruendet ab, ab dem jahr
      headcount: mitarbeiterzahl, teamgrosse, teamgroesse, belegschaft
      owner: betreuer, verantwortlich, zustandig, zustaendig
      owned by: betreut von, verantwortet von
      grown: gewachsen
      by: um
      only: nur
      six: sechs
      four: vier
      seven: sieben
      nine: neun
      weeks: wochen
      days: tage, tagen
      sent: geschickt, gesendet
      publicly traded: borsennotiert, borsennotierte, boersennotiert, boersennotierte
      acquired: ubernommen, ubernommene, uebernommen, aufgekauft
      find: suche, gesucht, zeige, zeig, finde
      dollars: dollar
      twenty: zwanzig
      thirty: dreissig
      forty: vierzig
      fifty: funfzig, fuenfzig
      two: zwei
      three: drei
      five: funf, fuenf
      eight: acht
      ten: zehn
      twelve: zwolf, zwoelf
      hundred: hundert`,
  },
  {
    own: 'bedrijven medewerkers werknemers opgericht minder meer zonder behalve tussen geen niet wel ouder jonger afgelopen gemaild',
    words: `more than: meer dan
      less than: minder dan
      at least: minstens, minimaal
      at most: hoogstens, maximaal
      between: tussen
      to: tot
      about: ongeveer
      and: en
      or: of
      employees: medewerkers, werknemers
      people: mensen
      companies: bedrijven
      founded: opgericht
      after: na
      before: voor
      since: sinds
      with: met
      without: zonder
      except: behalve
      not: die niet, niet
      no: geen
      funding: financiering
      not emailed: niet gemaild, niet gecontacteerd
      never emailed: nooit gemaild, nog nooit gemaild
      emailed: gemaild
      in the last: de afgelopen, afgelopen, in de afgelopen, de laatste
      months: maanden, maand
      weeks: weken
      days: dagen
      two: twee
      three: drie
      six: zes
      older than: ouder dan
      younger than: jonger dan
      outside: buiten
      no owner: zonder eigenaar, geen eigenaar
      raised: opgehaald
      years: jaar`,
  },
];
