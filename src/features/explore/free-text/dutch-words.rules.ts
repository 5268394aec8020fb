import type { Language } from './language-words.rules.ts';

export const DUTCH: Language = {
  own: `bedrijven medewerkers werknemers opgericht minder meer zonder behalve tussen geen niet wel ouder jonger afgelopen gemaild nederlandse eigenaar hooguit hoogstens jaren mensen wij ons nog nooit gemailde zoek zoeken groei sinds minimaal onze laatste zijn hebben`,
  words: `more than: meer dan
      less than: minder dan
      at least: minstens, minimaal
      at most: hoogstens, maximaal
      between: tussen
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
      years: jaar
      and more than: en meer dan
      and less than: en minder dan
      at most: hooguit, ten hoogste, niet meer dan, hoogstens
      at least: ten minste, tenminste, niet minder dan
      until: tot, tot en met, tot maximaal
      people: man, personen, koppen, mensen
      employees: personeelsleden, werkenden, mensen in dienst, man in dienst
      saas companies: saasbedrijven
      owner: eigenaar, verantwoordelijke
      no owner: zonder verantwoordelijke, geen verantwoordelijke, niemand verantwoordelijk, nog geen eigenaar
      in the 2010s: in de jaren tien, jaren tien
      in the nineties: in de jaren negentig, jaren negentig
      in the eighties: in de jaren tachtig, jaren tachtig
      those: die
      except: behalve die, met uitzondering van, uitgezonderd, afgezien van, op na
      anything but: alles behalve
      the: de, het
      a: een
      that: die, dat
      by: door
      from: uit, vanuit
      companies: ondernemingen, firma s, startups
      bootstrapped: zelf gefinancierd, zelfgefinancierd, zonder investeerders, zonder extern kapital, zonder extern geld, geen extern geld, zonder externe financiering, zonder kapitaal van buiten
      growth: groei
      headcount growth: personeelsgroei, groei van het personeel
      growth of: groei van
      grown: gegroeid
      grew: groeiden, groeide
      last: laatste, afgelopen
      in the last year: het afgelopen jaar, afgelopen jaar, in het laatste jaar
      year: jaar
      half a year: half jaar, een half jaar
      quarter: kwartaal
      million: miljoen
      or more: of meer
      or less: of minder
      or later: of later
      younger than: minder oud dan
      years old: jaar oud
      hq in: hoofdkantoor in, gevestigd in, hoofdzetel in, met hoofdkantoor in
      founders: oprichters
      live: wonen
      emailed: gecontacteerd, benaderd, aangeschreven
      never emailed: nooit gecontacteerd, nog nooit gecontacteerd, nog nooit benaderd, nooit benaderd, nog nooit een mail gestuurd, nooit een mail gestuurd, die we nog nooit hebben gemaild, die we nog nooit gemaild hebben
      not emailed: niet benaderd, niet hebben gemaild, niet gemaild hebben
      no email: geen mail, geen email, geen enkele mail, geen mails
      from us: van ons
      we: we, wij
      for: al
      visited: bezocht
      acquired: overgenomen
      publicly traded: beursgenoteerd, beursgenoteerde
      private: privaat, particulier, niet beursgenoteerd
      closed: gestopt, failliet
      find: zoek, zoeken, toon, geef me, laat zien
      four: vier
      five: vijf
      eight: acht
      ten: tien
      twenty: twintig
      thirty: dertig
      forty: veertig
      fifty: vijftig
      sixty: zestig
      hundred: honderd
      my companies: mijn bedrijven
      weekly newsletter: wekelijkse nieuwsbrief
      newsletter: nieuwsbrief
      %: procent
      had a email from us: een mail van ons kregen, een mail van ons gekregen, een email van ons gekregen, een mail van ons ontvangen, een email van ons ontvangen, een mail van ons hebben gehad, een bericht van ons gekregen, een bericht van ons ontvangen
      heard from us: van ons gehoord, iets van ons gehoord
      never: nog nooit, nooit
      bootstrapped: geen investeerders, geen externe investeerders, geen extern kapitaal, zonder extern kapitaal, geen externe financiering, geen durfkapitaal, nooit geld opgehaald, geen geld opgehaald
      seventy: zeventig
      eighty: tachtig
      ninety: negentig
      fifteen: vijftien
      two hundred: tweehonderd
      thousand: duizend`,
};
