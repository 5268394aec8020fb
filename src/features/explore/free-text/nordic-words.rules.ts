import type { Language } from './language-words.rules.ts';

/** Swedish, and Danish with Norwegian, which share most of these words. */
export const NORDIC_LANGUAGES: readonly Language[] = [
  {
    own: `bolag foretag anstallda grundade grundat grundades hogst minst och eller utan utom mellan fler farre medarbetare senaste
      aldrig inte aldre yngre svenska norska danska finska tyska soker visa som kontaktade mejlat tillvaxt huvudkontor agare`,
    words: `more than: mer an, fler an, over
      less than: mindre an, farre an, under
      at least: minst, atminstone
      at most: hogst, max, maximalt, som mest
      between: mellan
      until: till, upp till, fram till
      about: cirka, ungefar, runt, omkring
      or more: eller fler, eller mer
      or less: eller farre, eller mindre
      or later: eller senare
      or earlier: eller tidigare
      and: och, samt
      or: eller
      with: med
      without: utan
      except: utom, forutom, undantaget, med undantag for
      anything but: allt utom
      outside: utanfor
      not: inte, ej, som inte ar
      no: inga, ingen, inget
      companies: bolag, foretag, bolagen, foretagen, startups
      software companies: mjukvarubolag, mjukvaruforetag
      employees: anstallda, medarbetare
      people: personer
      headcount: personalstyrka, antal anstallda
      founded: grundade, grundat, grundades, startade, grundad
      after: efter
      before: fore, innan
      since: sedan, fran och med
      older than: aldre an
      younger than: yngre an
      years old: ar gamla, ar gammalt
      years: ar
      months: manader
      weeks: veckor
      days: dagar, dagarna
      in the last: de senaste, senaste, under de senaste, pa
      in the last year: det senaste aret, senaste aret, under det senaste aret
      year: aret
      quarter: kvartalet, kvartal
      month: manaden, manad
      raised: tagit in, rest
      million: miljoner, mkr
      dollars: dollar
      bootstrapped: utan externt kapital, utan riskkapital, utan extern finansiering, utan investerare, sjalvfinansierade
      funding: finansiering, kapital
      no owner: utan agare, ingen agare, saknar agare, utan ansvarig, ingen ansvarig, utan ansvarig person
      owner: agare, ansvarig
      owned by: som ags av, ansvarig ar
      no status: utan status, ingen status
      never emailed: aldrig kontaktade, aldrig mejlat, aldrig kontaktats, som vi aldrig kontaktat, som vi aldrig har mejlat, som vi aldrig mejlat, som vi aldrig har kontaktat, aldrig mejlade
      not emailed: inte kontaktade, inte mejlat, inte kontaktat, som vi inte mejlat, som vi inte har kontaktat, som vi inte har mejlat
      emailed: kontaktade, mejlat, mejlade, kontaktat
      no email: inga mejl, inget mejl
      from us: fran oss
      growth of: tillvaxt pa
      growth: tillvaxt
      headcount growth: personaltillvaxt
      grown: vuxit
      hq in: huvudkontor i, med huvudkontor i, baserade i, med sate i
      in: i
      from: fran
      founders: grundare, grundarna
      live: bor
      publicly traded: borsnoterade
      private: privata, onoterade
      acquired: uppkopta, forvarvade
      closed: nedlagda
      swedish: svenska, svenskt
      norwegian: norska
      danish: danska
      finnish: finska
      german: tyska
      british: brittiska
      american: amerikanska
      dutch: nederlandska
      french: franska
      find: soker, visa, hitta, sok
      all: alla
      that: som
      a: en, ett
      %: procent
      two: tva
      three: tre
      five: fem
      six: sex
      ten: tio
      twenty: tjugo
      fifty: femtio
      hundred: hundra
      bootstrapped: inget externt kapital, inget riskkapital, inga investerare, inga externa investerare, ingen extern finansiering, inte tagit in kapital, som inte tagit in kapital, aldrig tagit in kapital, som aldrig tagit in kapital
      never: aldrig
      had a email from us: fatt mejl fran oss, fatt ett mejl fran oss, fatt nagot mejl fran oss, fatt epost fran oss, fatt mail fran oss, fatt ett mail fran oss
      heard from us: hort av oss, hort fran oss, hort nagot fran oss
      have: har
      four: fyra
      eight: atta
      fifteen: femton
      thirty: trettio
      forty: fyrtio
      sixty: sextio
      eighty: attio
      two hundred: tvahundra
      thousand: tusen`,
  },
  {
    own: `virksomheder virksomhet selskaper selskaber bedrifter ansatte grundlagt grunnlagt stiftet hojst høyst højst mindst uden uten undtagen unntatt
      mellem mellom aldri aldrig ikke eldre ældre yngre danske norske svenske finske seneste siste vekst vækst eier ejer og med som kontaktet`,
    words: `more than: mere end, flere end, mer enn, flere enn, over
      less than: mindre end, færre end, mindre enn, færre enn, under
      at least: mindst, minst
      at most: højst, høyst, hojst, maks, maksimalt
      between: mellem, mellom
      until: til, op til, opp til
      about: cirka, omkring, omtrent, rundt
      or more: eller flere, eller mer, eller mere
      or less: eller færre, eller mindre
      or later: eller senere
      and: og
      or: eller
      with: med
      without: uden, uten
      except: undtagen, bortset fra, unntatt, bortsett fra, med undtagelse af
      outside: uden for, utenfor
      not: ikke
      no: ingen, intet
      companies: virksomheder, selskaber, selskaper, bedrifter, firmaer
      employees: ansatte, medarbejdere, medarbeidere
      people: personer
      founded: grundlagt, grunnlagt, stiftet, etablert, startet
      after: efter, etter
      before: før, for
      since: siden, fra og med
      older than: ældre end, eldre enn
      younger than: yngre end, yngre enn
      years old: ar gamle, år gamle
      years: ar, år
      months: maneder, måneder
      weeks: uger, uker
      days: dage, dager
      in the last: de seneste, seneste, de siste, siste
      in the last year: det seneste ar, det siste aret, siste ar
      raised: rejst, hentet
      million: millioner, mio
      dollars: dollar
      bootstrapped: uden investorer, uden ekstern kapital, uten ekstern kapital, uten investorer, selvfinansierte
      no owner: uden ejer, uten eier, ingen ejer, ingen eier, uden ansvarlig, uten ansvarlig
      owner: ejer, eier, ansvarlig
      no status: uden status, uten status
      never emailed: aldrig kontaktet, aldri kontaktet, som vi aldrig har kontaktet, som vi aldri har kontaktet, aldrig skrevet til
      not emailed: ikke kontaktet, som vi ikke har kontaktet
      emailed: kontaktet
      no email: ingen mail, ingen mails, ingen epost
      from us: fra os, fra oss
      growth of: vækst pa, vekst pa
      growth: vækst, vekst
      hq in: hovedkontor i, med hovedkontor i, baseret i, basert i
      in: i
      from: fra
      founders: grundlæggere, grundere
      publicly traded: børsnoterede, børsnoterte
      private: private, privatejede
      acquired: opkøbt, oppkjøpt
      danish: danske, dansk
      norwegian: norske, norsk
      swedish: svenske, svensk
      finnish: finske
      german: tyske
      british: britiske
      find: søger, vis, finn, finder
      that: som, der
      a: en, et
      %: procent, prosent
      bootstrapped: ingen ekstern kapital, ingen eksterne investorer, uden eksterne investorer, uten eksterne investorer, ingen investorer, ingen ekstern finansiering, uden ekstern finansiering, uten ekstern finansiering, ikke har hentet kapital, ikke hentet kapital, ikke har rejst kapital, ikke rejst kapital, aldri hentet kapital, aldrig rejst kapital, aldri har hentet kapital, aldrig har rejst kapital, ingen risikokapital
      never: aldrig, aldri
      had a email from us: faet en mail fra os, faet mail fra os, faet mails fra os, fatt epost fra oss, fatt en epost fra oss, fatt mail fra oss, fatt en mail fra oss, modtaget en mail fra os, modtaget mail fra os, mottatt epost fra oss, mottatt en epost fra oss
      heard from us: hort fra os, hørt fra os, hørt fra oss
      have: har
      twenty: tyve, tjue
      thirty: tredive, tretti
      forty: fyrre, førti
      fifty: halvtreds, femti
      sixty: tres, seksti
      hundred: hundrede, hundre
      thousand: tusind, tusen`,
  },
];
