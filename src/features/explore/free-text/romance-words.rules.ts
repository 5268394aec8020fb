import type { Language } from './language-words.rules.ts';

export const ROMANCE_LANGUAGES: readonly Language[] = [
  {
    own: `entreprises entreprise employes fondees fondee fondes apres avant moins sauf societes francaises entre levee levees leves
      financement hors cherche creees avec basees montre boites suivies qui chez nous depuis voudrais pourriez merci bonjour derniers dernieres effectifs croissance jamais aucun aucune fondateurs implantees situees
      personnes pas annees ont notre salaries employes dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine`,
    words: `more than: plus de
      less than: moins de
      at least: au moins, au minimum
      at most: au plus, au maximum, maximum
      or more: ou plus, et plus
      or less: ou moins
      or later: ou apres, ou plus tard
      between: entre
      about: environ, autour de
      employees: employes, salaries, collaborateurs, effectifs
      people: personnes
      companies: entreprises, societes, boites
      company: entreprise, societe
      founded: fondees, fondee, fondes, fonde, creees, creee, crees
      based in: basees a, basees en, basees au, basee a, basee en
      raised: leves, levees, leve, levee, ayant leve
      dollars: de dollars, dollars
      after: apres
      before: avant
      since: depuis
      with: avec
      without: sans
      except: sauf, hors
      no owner: aucun responsable, sans responsable, sans proprietaire
      founders: fondateurs
      all: toutes, tous
      owned by: suivies par, suivie par, suivis par, suivi par
      no owner: qui n'ont aucun responsable, n'ont aucun responsable, n'ont pas de responsable, qui n'ont pas de responsable
      was: qui etaient au statut, etaient au statut, qui ont ete au statut, etaient en
      status: statut
      in the last: au cours des, durant les, pendant les, ces
      days: derniers jours, jours
      months: derniers mois
      years: dernieres annees, annees
      show: montre moi, montrez moi, montre, affiche
      headcount: effectif
      grown: augmente, progresse, grandi
      that have: qui ont, ayant
      weeks: semaines
      with us: chez nous
      publicly traded: cotees en bourse, cotees, cotee en bourse
      acquired: rachetees, acquises
      small companies: pme
      four: quatre
      six: six
      eight: huit
      never emailed: jamais contactees, jamais contactees par mail, auxquelles nous n'avons jamais ecrit
      not: qui ne sont pas, ne sont pas, pas de
      not: pas
      funding: financement
      growth: croissance
      %: pour cent, pourcent
      and: et
      or: ou
      in: en, au, aux, a, dans
      a: un, une
      of: de, des, du
      the: la, le, les
      years old: ans d existence, ans d age, ans d anciennete
      outside: en dehors de, hors de
      years: ans
      months: mois
      find: cherche, cherchons, trouve, trouver
      twenty: vingt
      thirty: trente
      forty: quarante
      fifty: cinquante
      two: deux
      three: trois
      five: cinq
      ten: dix
      hundred: cent
      hq in: dont le siege est a, dont le siege est au, dont le siege est en, dont le siege est aux, dont le siege est dans, dont le siege social est a, dont le siege social est au, dont le siege social est en, ayant leur siege a, ayant leur siege au, ayant leur siege en, siege a, siege au, siege en, siege social a, siege social en, siege social au, situees a, situees en, situees au, implantees a, implantees en, implantees au, installees a, installees en, domiciliees a, domiciliees en, basees aux, basees dans
      hq: dont le siege est, siege social, siege
      until: jusqu a, jusque
      since: a partir de, depuis
      and more than: et plus de
      and less than: et moins de
      at least: d au moins, d au minimum, minimum, pas moins de
      at most: d au plus, d au maximum, pas plus de, tout au plus, jusqu a
      about: d environ, a peu pres, quelque
      more than: plus d, superieur a, superieure a, de plus de
      less than: moins d, inferieur a, inferieure a, de moins de
      older than: agees de plus de, agee de plus de, plus vieilles que
      younger than: agees de moins de, agee de moins de, plus jeunes que
      that we have: a qui on a, a qui nous avons, auxquelles nous avons, auxquelles on a, que nous avons, qu on a, a qui l on a, auxquels nous avons
      we have never: nous n avons jamais, on n a jamais, que nous n avons jamais, qu on n a jamais, a qui nous n avons jamais, a qui on n a jamais, auxquelles on n a jamais, auxquelles nous n avons jamais
      we have not: nous n avons pas, on n a pas, que nous n avons pas, qu on n a pas, a qui nous n avons pas, a qui on n a pas, auxquelles nous n avons pas, auxquelles on n a pas
      emailed: envoye un mail, envoye un email, envoye de mail, envoye d email, envoye un courriel, envoye un message, envoye de message, ecrit, contacte, contactees, contactes, contactee, relancees, sollicitees
      not emailed: pas contactees, non contactees, pas ete contactees, n ont pas ete contactees, qui n ont pas ete contactees, pas relancees
      never: jamais
      never emailed: n ont jamais ete contactees, qui n ont jamais ete contactees, jamais ete contactees, jamais sollicitees, n ayant jamais ete contactees
      no email: sans aucun email, sans aucun mail, aucun email, aucun mail, aucun courriel, pas d email, pas de mail, sans mail, sans email, sans courriel, sans aucun message, aucun message, aucun contact, sans contact
      from us: de notre part, par nous
      in the last: au cours des, durant les, pendant les, ces, les, sur les, dans les
      in the last year: l annee derniere, l an dernier, sur l annee ecoulee, au cours de l annee ecoulee, ces douze derniers mois
      in the last quarter: ce trimestre, le dernier trimestre, au dernier trimestre
      over: sur
      over one year: sur un an, en un an, sur l annee
      days: derniers jours, dernier jours
      weeks: dernieres semaines, derniere semaine
      last: derniers, dernieres, dernier, derniere
      headcount growth: croissance des effectifs, croissance de l effectif, croissance d effectifs, hausse des effectifs
      headcount doubled: effectifs doubles, doublé leurs effectifs, double leurs effectifs
      no owner: sans responsable attitre, sans responsable attitree, sans responsable designe, sans aucun responsable, sans proprietaire attitre, sans charge d affaires, non attribuees, non assignees, pas de responsable, que personne ne suit, suivies par personne, personne ne suit, sans referent, aucun proprietaire
      no status: sans statut, aucun statut
      bootstrapped: sans investisseurs, sans investisseur, sans investissement exterieur, sans levee de fonds, sans aucune levee de fonds, sans capital exterieur, n ayant jamais leve, n ayant jamais leve de fonds, jamais leve de fonds, jamais leve, autofinancees, autofinancee, sans financement exterieur, sans financement externe, sans fonds exterieurs, sans argent exterieur, aucun financement, pas de financement, sans financement, pas de levee de fonds, pas d investisseurs, pas d investisseur
      except: excepte, excepte celles, a l exception de, a l exception des, a l exception du, a part, mis a part, en dehors de, hormis, sauf celles, exclure, en excluant, sans compter
      anything but: tout sauf
      private: privees, privee, non cotees
      closed: fermees, liquidees, en faillite
      my companies: mes entreprises, mes societes, mes dossiers, mes boites
      portfolio: portefeuille, en portefeuille
      weekly newsletter: newsletter hebdomadaire, lettre hebdomadaire
      industry newsletter: newsletter sectorielle
      regional newsletter: newsletter regionale
      founders in: fondateurs a, fondateurs en, fondateurs vivent a, fondateurs habitent a, fondateurs bases a, dont les fondateurs vivent a, dont les fondateurs sont a, dont les fondateurs habitent a
      million: millions
      visited: visitees, visite, consulte, consultees
      website: site, site web
      seven: sept
      nine: neuf
      eleven: onze
      twelve: douze
      fifteen: quinze
      sixty: soixante
      eighty: quatre vingts
      thousand: mille
      half a year: six derniers mois, un semestre
      shrinking: en baisse, en recul, en decroissance
      companies: startups, editeurs, pme, acteurs
      find: sortir, pourriez vous me sortir, je cherche, donne moi, donnez moi, je voudrais, trouvez
      about ten: une dizaine de, une dizaine d
      about twelve: une douzaine de, une douzaine d
      about fifteen: une quinzaine de, une quinzaine d
      about twenty: une vingtaine de, une vingtaine d
      about thirty: une trentaine de, une trentaine d
      about forty: une quarantaine de, une quarantaine d
      about fifty: une cinquantaine de, une cinquantaine d
      about sixty: une soixantaine de, une soixantaine d
      about one hundred: une centaine de, une centaine d
      about one thousand: un millier de, un millier d
      bootstrapped: aucun investisseur, aucun investisseur exterieur, aucun investisseur externe, pas d investisseur, pas d investisseurs, aucune levee de fonds, aucun capital exterieur, aucun fonds exterieur
      have never: n ont jamais, n a jamais
      have not: n ont pas, n a pas
      had: recu
      a email: de mail, d email, de courriel, de message, un mail, un courriel
      from us: de nous, venant de nous
      heard from us: entendu parler de nous, eu de nos nouvelles
      twenty five: vingt cinq
      thirty five: trente cinq
      seventy: soixante dix
      ninety: quatre vingt dix
      two hundred: deux cents`,
  },
  {
    own: `aziende azienda dipendenti fondate fondata dopo tranne senza finanziamenti cerco raccolto mostrami societa imprese che negli prima crescita almeno contattate italiane sede responsabile ultimi ultimo crescita persone meno piu massimo nostro esclusi escluse dollari milioni sono abbiamo nessun trovami`,
    words: `more than: piu di
      less than: meno di
      at least: almeno
      at most: al massimo
      or more: o piu
      or later: o dopo
      between: tra il, fra il, tra, fra
      and: e il
      growth: crescita di, crescita
      at least: almeno il, almeno un
      year: anno
      founders: fondatori
      about: circa
      and: e
      or: o
      employees: dipendenti, addetti
      people: persone
      companies: aziende, societa
      company: azienda
      founded: fondate, fondata, nate
      raised: raccolto, raccolti
      dollars: di dollari, dollari
      after: dopo il, dopo
      before: prima del
      since: dal
      with: con
      without: senza
      except: tranne
      not: che non sono, che non siano, non sono, non
      funding: finanziamenti
      in: in
      a: un, una
      of: di
      years: anni
      months: mesi
      days: giorni
      was: che erano in, che erano, erano in
      in the last: negli ultimi, nelle ultime
      outside: fuori da, fuori
      the: le, gli, i
      show: mostrami
      no owner: senza responsabile, senza proprietario
      never emailed: mai contattate, mai contattata, a cui non abbiamo mai scritto
      find: cerco
      until: fino a
      and more than: e piu di
      and less than: e meno di
      or less: o meno
      at least: non meno di
      at most: non piu di, massimo
      hq in: con sede a, con sede in, sede a, sede in, basate a, basate in, situate a
      hq: sede
      no owner: nessun responsabile, senza un responsabile, senza referente, non assegnate, che nessuno segue
      no status: senza stato, nessuno stato
      except: esclusi, escluse, escluso, esclusa, eccetto, salvo, ad eccezione di, a parte, meno quelle
      anything but: tutto tranne
      bootstrapped: senza investitori, senza investimenti esterni, senza capitali esterni, senza finanziamenti esterni, autofinanziate, senza capitale esterno, che non hanno mai raccolto
      emailed: contattate, scritto
      not emailed: non contattate, non abbiamo scritto, a cui non abbiamo scritto, che non abbiamo contattato
      never emailed: mai scritto, non abbiamo mai contattato, che non abbiamo mai contattato, mai sentite
      by email: via email, per email
      no email: nessuna email, senza email, nessuna mail
      from us: da noi, da parte nostra
      in the last year: nell ultimo anno, durante l ultimo anno, ultimo anno
      in the last month: nell ultimo mese
      in the last quarter: nell ultimo trimestre
      founders in: fondatori a, fondatori in
      growth of: crescita del, crescita dell, crescita pari a
      headcount growth: crescita del personale, crescita dei dipendenti, crescita organico
      grown: cresciute, cresciuti, cresciuta
      years old: anni di vita, anni di attivita
      older than: piu vecchie di
      younger than: piu giovani di
      published: pubblicate
      publicly traded: quotate, quotate in borsa
      private: private, non quotate
      acquired: acquisite, comprate
      closed: chiuse, fallite
      my companies: le mie aziende
      weeks: settimane
      million: milioni, milione
      founded: fondati, costituite
      from: da, dal, dai
      two: due
      three: tre
      four: quattro
      five: cinque
      six: sei
      eight: otto
      ten: dieci
      twenty: venti
      thirty: trenta
      fifty: cinquanta
      hundred: cento
      %: per cento
      the: il, lo, la, l
      about ten: una decina di
      about twelve: una dozzina di
      about fifteen: una quindicina di
      about twenty: una ventina di
      about thirty: una trentina di
      about forty: una quarantina di
      about fifty: una cinquantina di
      about sixty: una sessantina di
      about one hundred: un centinaio di
      about one thousand: un migliaio di
      bootstrapped: nessun investitore, nessun investitore esterno, nessun capitale esterno, nessun finanziamento, nessun finanziamento esterno, mai finanziate
      never: mai
      never had: non hanno mai ricevuto, non ha mai ricevuto, mai ricevuto, che non hanno mai ricevuto
      not had: non hanno ricevuto, non ha ricevuto, che non hanno ricevuto
      a email from us: una nostra email, una nostra mail, nostre email, nostre mail, una email da noi, un email da noi, una mail da noi, email da noi, nessuna nostra email, nessuna nostra mail
      forty: quaranta
      sixty: sessanta
      seventy: settanta
      eighty: ottanta
      ninety: novanta
      two hundred: duecento
      thousand: mille`,
  },
];
