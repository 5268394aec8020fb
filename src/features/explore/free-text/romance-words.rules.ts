import type { Language } from './language-words.rules.ts';

export const ROMANCE_LANGUAGES: readonly Language[] = [
  {
    own: `entreprises entreprise employes fondees fondee fondes apres avant moins sauf societes francaises entre levee levees leves
      financement hors cherche creees avec basees montre boites suivies qui chez nous depuis`,
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
      hundred: cent`,
  },
  {
    own: `empresas empresa empleados fundadas fundada despues menos excepto financiacion trabajadores mas entre companias salvo busco
      buscamos recaudado levantado negocios necesito muestrame que nunca cuyo cuya antiguedad anos correo levantados`,
    words: `more than: mas de, superior a, superior al
      less than: menos de
      at least: al menos, por lo menos, como minimo, minimo
      total funding of: financiacion total de
      founders: fundadores
      at most: como maximo, como mucho, un maximo de, maximo de, maximo
      outside: fuera de
      never emailed: que nunca han recibido un correo nuestro, que nunca recibieron un correo nuestro, nunca han recibido un correo nuestro, nunca contactadas, a las que no hemos escrito nunca
      no owner: sin propietario asignado, sin propietario, sin responsable asignado, sin dueno
      or more: o mas, y mas
      or less: o menos
      or later: o despues, o posterior, o mas tarde
      or earlier: o antes
      between: entre
      about: alrededor de, unos, unas, aproximadamente
      and: y
      or: o
      employees: empleados, trabajadores
      people: personas
      companies: empresas, companias, firmas, negocios
      company: empresa, compania
      founded: fundadas, fundada, creadas
      raised: recaudado, recaudados, levantado, levantados, captado, recaudadas
      dollars: de dolares, dolares
      after: despues de, posterior a
      before: antes de
      since: desde
      with: con
      without: sin
      except: excepto, salvo, menos
      not: que no sean, que no son, que no sea, no sean, no son
      no owner: sin responsable, ningun responsable
      never emailed: a las que nunca hemos enviado un correo, a las que nunca hemos escrito, a los que nunca hemos escrito
      not: no
      funding: financiacion, financiamiento
      headcount growth: crecimiento de plantilla, crecimiento de la plantilla
      headcount grew: cuyo numero de empleados crecio, cuya plantilla crecio, numero de empleados crecio, plantilla crecio
      grew: crecio, crecieron, han crecido, ha crecido, crecido
      headcount: plantilla, numero de empleados
      years old: anos de antiguedad, anos de vida
      publicly traded: que coticen en bolsa, que cotizan en bolsa, cotizadas en bolsa, cotizadas
      acquired: adquiridas, compradas
      in the last: en los ultimos, durante los ultimos, en las ultimas
      six: seis
      four: cuatro
      eight: ocho
      weeks: semanas
      days: dias
      at least: al menos un, por lo menos un
      more than: mas de un
      show: muestrame, ensename
      growth: crecimiento
      in: en
      a: un, una
      to: a
      of: de, del
      the: la, el, los, las
      that have: que han, que hayan
      years: anos
      months: meses
      find: busco, buscamos, quiero, encuentra, necesito
      twenty: veinte
      thirty: treinta
      forty: cuarenta
      fifty: cincuenta
      two: dos
      three: tres
      five: cinco
      ten: diez
      hundred: cien`,
  },
  {
    own: 'empresas funcionarios fundadas depois exceto financiamento colaboradores mais em ou nao procuro captado',
    words: `more than: mais de
      less than: menos de
      at least: pelo menos, no minimo
      at most: no maximo, ate
      or more: ou mais
      or less: ou menos
      or later: ou depois
      between: entre
      about: cerca de
      and: e
      or: ou
      employees: funcionarios, colaboradores, empregados
      people: pessoas
      companies: empresas
      founded: fundadas, fundada, criadas
      raised: captado, captados, levantado
      dollars: de dolares, dolares
      after: depois de, apos
      before: antes de
      since: desde
      with: com
      without: sem
      except: exceto
      not: que nao sejam, que nao sao, nao sejam, nao sao, nao
      funding: financiamento
      in: em, no, na
      a: um, uma
      to: a
      of: de, do, da
      years: anos
      months: meses
      find: procuro, busco`,
  },
  {
    own: 'aziende azienda dipendenti fondate fondata dopo tranne senza finanziamenti cerco raccolto mostrami societa imprese che negli prima crescita almeno contattate',
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
      find: cerco`,
  },
];
