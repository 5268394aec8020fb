import type { Language } from './language-words.rules.ts';

export const GERMAN: Language = {
  own: `unternehmen firmen firma mitarbeiter mitarbeitern mitarbeitende beschaftigte beschaftigten beschaeftigte gegrundet gegruendet
      weniger mehr nicht ohne ausser keine kein seit zwischen hochstens hoechstens mindestens softwarefirmen softwareunternehmen finanzierung
      ungefahr ungefaehr wachstum und oder suche gesucht eingesammelt grundung gruendung betreuer zeige wir nur welche bitte bei niemand niemandem nie noch hauptsitz brauche jahre jahren leute leuten bereits schon grunder gruender
      wohnen alles grosser groesser jetzt zuletzt deren denen innerhalb verdoppelt zeig gib`,
  words: `more than: mehr als, uber, ueber
      less than: weniger als, unter
      at least: mindestens, wenigstens, ab
      at most: hochstens, hoechstens, maximal
      or more: oder mehr, und mehr
      or less: oder weniger
      or later: oder spater, oder spaeter
      or earlier: oder fruher, oder frueher
      between: zwischen
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
      hundred: hundert
      until: bis zu, bis
      and more than: und mehr als, und uber
      and less than: und weniger als, und unter
      up to: bis maximal, bis hochstens, bis hoechstens
      owned by: betreut
      find: ich hatte gerne, ich haette gerne, hatte gerne, wir hatten gerne, ich mochte, wir mochten, mochte, ich brauche, wir brauchen, wir suchen, ich suche
      please: bitte, gerne, gern
      at least: nicht unter, nicht weniger als, nicht kleiner als, zumindest, von mindestens, aufwarts ab
      at most: nicht uber, nicht ueber, hochstens bis, nicht grosser als, hoechsten
      older than: alter als, aelter als
      younger than: junger als, juenger als
      no older than: nicht alter als, nicht aelter als
      never: noch nie, noch niemals, niemals, nie, noch kein einziges mal
      emailed: eine email geschickt, eine mail geschickt, eine email geschrieben, eine email gesendet, email geschickt, emails geschickt, eine nachricht geschickt, angeschrieben, angemailt, gemailt, kontaktiert, geschrieben
      we have: wir haben, haben wir
      that we: denen wir, die wir, welche wir
      no email: keine email, keine mail, keine emails, ohne email, ohne mail, keinerlei email, keine einzige email, kein kontakt
      from us: von uns, von unserer seite, unsererseits
      have: haben, hat, habe
      live: wohnen, leben, sitzen, wohnhaft
      the: grossraum, raum, region
      founders in: grunder im, gruender im, grunder in, gruender in, grundern im, grundern in
      hq in: hauptsitz in, sitz in, firmensitz in, ansassig in, ansaessig in, beheimatet in, mit sitz in, mit hauptsitz in, sitzt in, sitzen in
      hq: hauptsitz, firmensitz, sitz
      outside funding: investorengelder, investorengeld, investorengeldern, fremdkapital, fremdes kapital, externes kapital, externe finanzierung, externe investoren, wagniskapital, risikokapital, fremdfinanzierung, externes geld, investoren, beteiligungskapital, externe gelder, venture capital
      bootstrapped: eigenfinanziert, eigenfinanzierte, selbstfinanziert, selbstfinanzierte, gebootstrappt, gebootstrappte, bootstrapped
      without: ganz ohne, vollig ohne, komplett ohne
      headcount growth: mitarbeiterwachstum, personalwachstum, wachstum der belegschaft, wachstum der mitarbeiterzahl, wachstum bei den mitarbeitern
      growth of: wachstum von, wachstum um
      grown by: gewachsen um, wachsen um, zugelegt um
      doubled: verdoppelt, verdoppelten
      headcount doubled: mitarbeiterzahl verdoppelt, belegschaft verdoppelt
      shrinking: geschrumpft, schrumpfend, schrumpfende, schrumpft, schrumpfen
      within: innerhalb von, innerhalb
      within a year: innerhalb eines jahres, binnen eines jahres
      over: uber die, ueber die
      per year: pro jahr, jahrlich, jaehrlich
      in the last: in den letzten, in den vergangenen, wahrend der letzten, im letzten, im vergangenen, in der letzten, in der vergangenen, die letzten
      half a year: halbes jahr, halben jahres, einem halben jahr
      private: privat, privatunternehmen, nicht borsennotiert, nicht boersennotiert, privat gefuhrt, in privatbesitz
      closed: geschlossen, geschlossene, insolvent, insolvente, pleite, aufgelost
      no owner: ohne zustandigen, ohne zustaendigen, ohne verantwortlichen, kein betreuer, kein verantwortlicher, niemandem zugeordnet, niemandem zugewiesen, nicht zugeordnet, ohne zustandigkeit, niemand betreut, ohne verantwortliche person, keinem zugeordnet, ohne owner, noch niemandem zugeordnet, keinen verantwortlichen, keinen zustandigen, niemand bei uns betreut, niemand zustandig, niemand verantwortlich
      no status: ohne status, kein status, keinen status, noch ohne status
      my companies: meine firmen, meine unternehmen
      my: meine, meinen, meiner, mein
      weekly newsletter: wochentlichen newsletter, woechentlichen newsletter, wochennewsletter, wochentlicher newsletter
      industry newsletter: branchennewsletter, branchen newsletter
      regional newsletter: regionalen newsletter, regionaler newsletter, regionalnewsletter
      mentioned: erwahnt, erwaehnt, genannt
      anything but: alles ausser, alles bis auf
      except: mit ausnahme von, mit ausnahme der, abgesehen von, bis auf, ausgenommen, ausgeschlossen, exklusive, ausschliesslich der
      leave out: lass weg, lasst weg, bitte weglassen
      leave: lass, lasst, lassen
      out: weg, raus, beiseite
      not: nicht aus, nichts aus
      nothing: nichts
      nineties: 90 er jahren, 90 er jahre, 90 er, neunzigern, neunzigerjahren, neunziger jahren
      eighties: 80 er jahren, 80 er jahre, 80 er, achtzigern, achtziger jahren
      2010s: 2010 er jahren, 2010 ern, 2010 er
      since: ab, seit dem jahr
      at least: ab mindestens
      a few dozen: ein paar dutzend
      dozen: dutzend
      nearly: knapp, fast
      about: circa, in etwa, um die
      website: webseite, website, internetseite
      visited: angesehen, angeschaut
      two hundred: zweihundert
      three hundred: dreihundert
      five hundred: funfhundert, fuenfhundert
      thousand: tausend
      one hundred: einhundert
      sixty: sechzig
      seventy: siebzig
      eighty: achtzig
      ninety: neunzig
      fifteen: funfzehn, fuenfzehn
      eleven: elf
      twenty five: funfundzwanzig, fuenfundzwanzig
      nobody: niemand
      find: zeigt, suchen, brauche, gib mir, zeig mir, nenne, liste
      companies: firma mit, startups
      status: stand, pipelinestatus
      prospect: interessent, interessenten
      portfolio: im portfolio
      and: sowie, und auch
      those: diejenigen, jene
      all: samtliche, saemtliche
      employees in: mitarbeiter in, mitarbeitern in, beschaftigte in, leute in
      had a email from us: eine mail von uns bekommen, eine email von uns bekommen, eine mail von uns erhalten, eine email von uns erhalten, eine nachricht von uns bekommen, eine nachricht von uns erhalten, mails von uns bekommen, mails von uns erhalten, post von uns bekommen, von uns eine mail bekommen, von uns eine email bekommen, von uns eine mail erhalten, von uns eine email erhalten
      heard from us: von uns gehort, von uns gehoert, etwas von uns gehort, etwas von uns gehoert
      not: bislang nicht, bisher nicht, noch nicht
      never: bisher nie, bislang nie, bis heute nie`,
};
