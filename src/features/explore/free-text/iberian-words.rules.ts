import type { Language } from './language-words.rules.ts';

export const IBERIAN_LANGUAGES: readonly Language[] = [
  {
    own: `empresas empresa empleados fundadas fundada despues menos excepto financiacion trabajadores mas entre companias salvo busco
      buscamos recaudado levantado negocios necesito muestrame que nunca cuyo cuya antiguedad anos correo levantados nuestro nuestra hemos hayamos ningun ninguna ultimos ultimas sede propietario fundadores trabajadoras quiero plantilla crecimiento con hasta dolares millones desde`,
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
      hundred: cien
      no owner: que no tienen responsable asignado, que no tienen responsable, no tienen responsable asignado, no tienen responsable, no tengan responsable, que no tengan responsable, sin nadie asignado, sin asignar, que nadie lleva, que no lleva nadie, no tienen dueno, sin dueno asignado, sin ningun responsable, que no tienen dueno, sin encargado, sin propietario en el equipo, que nadie del equipo lleva
      no status: sin estado, sin estatus, sin ningun estado
      that we: a las que, a los que, a quienes, que
      emailed: les escribimos un correo, les escribimos, escribimos un correo, les mandamos un correo, mandamos un correo, les enviamos un correo, enviamos un correo, les enviamos correo, les hemos mandado un correo, les hemos escrito un correo, les hemos enviado un correo, les hemos escrito, hemos escrito un correo, hemos escrito, hemos contactado, hemos enviado un correo, hemos enviado correo, hemos mandado un correo, les hemos escrito, les escribimos, contactadas, contactados, escribimos
      not emailed: no hayamos escrito un correo, no hayamos escrito, no hemos escrito un correo, no hemos escrito, no les hemos escrito, no hemos enviado un correo, no hemos enviado ningun correo, no hemos mandado un correo, no hayamos enviado un correo, no hayamos contactado, no hemos contactado, no contactadas, sin contactar, no les escribimos, no hayan sido contactadas, no han sido contactadas
      never emailed: nunca hemos escrito, nunca hemos contactado, nunca les hemos escrito, nunca hemos enviado un correo, no hemos escrito nunca, jamas contactadas, nunca les escribimos, jamas hemos escrito, nunca hayamos escrito, nunca hemos mandado un correo, no hemos contactado nunca, a las que jamas hemos escrito
      no email: ningun correo, sin correo, sin correos, ningun email, sin ningun correo, sin email
      email from us: correo nuestro, email nuestro
      on our team: en nuestro equipo, de nuestro equipo, en el equipo, del equipo
      from us: de nuestra parte, por nuestra parte
      and more than: y mas de
      and less than: y menos de
      in the last: desde hace, hace, en los pasados, en las pasadas, durante las ultimas, los ultimos, las ultimas
      in the last year: en el ultimo ano, durante el ultimo ano, el ultimo ano, este ultimo ano
      in the last quarter: en el ultimo trimestre, el ultimo trimestre, este trimestre
      in the last month: en el ultimo mes, el ultimo mes
      last: ultimo, ultimos, ultimas, ultima
      companies of: las de, los de
      owned by: que lleva, que llevan, llevadas por, a cargo de, asignadas a
      bootstrapped: sin inversion externa, sin capital externo, sin inversores, sin inversion, autofinanciadas, autofinanciada, sin dinero externo, sin financiacion externa, sin haber levantado dinero, sin capital de fuera, sin inversores externos, que nunca han levantado dinero, sin fondos externos
      outside funding: capital externo, inversion externa, dinero externo, financiacion externa
      private: privadas, privada, no cotizadas
      public: publicas
      closed: cerradas, liquidadas
      until: hasta
      since: a partir de
      my companies: mis empresas, mis companias
      portfolio: cartera, en cartera, portafolio
      weekly newsletter: newsletter semanal, boletin semanal
      industry newsletter: boletin sectorial, newsletter sectorial
      regional newsletter: boletin regional
      newsletter: boletin
      founders in: fundadores en, fundadores viven en, cuyos fundadores viven en, fundadores que viven en
      except: excluyendo, sin contar, quitando, a excepcion de, exceptuando, aparte de, excepto las de, descartando, que no esten en, menos las de
      anything but: todo menos, todo excepto, todo salvo
      hq in: con sede en, cuya sede esta en, sede en, ubicadas en, radicadas en, situadas en, domiciliadas en
      hq: sede
      growth of: crecimiento de, un crecimiento de
      headcount growth: crecimiento de empleados, crecimiento del personal
      doubled headcount: duplicaron su plantilla, duplicado su plantilla, duplicaron plantilla, han duplicado su plantilla
      %: por ciento
      no more than: no mas de
      no less than: no menos de
      founded: fundados, fundado, nacidas, constituidas
      million: millones, millon
      visited: visitado, visitadas
      seven: siete
      nine: nueve
      twelve: doce
      fifteen: quince
      sixty: sesenta
      seventy: setenta
      eighty: ochenta
      two hundred: doscientos, doscientas
      thousand: mil
      three hundred: trescientos, trescientas
      five hundred: quinientos, quinientas
      ninety: noventa
      about ten: una decena de
      about twelve: una docena de
      about fifteen: una quincena de
      about twenty: una veintena de
      about thirty: una treintena de
      about forty: una cuarentena de
      about fifty: una cincuentena de, medio centenar de
      about one hundred: un centenar de
      about one thousand: un millar de
      bootstrapped: ningun inversor, ningun inversor externo, ningun capital externo, ninguna inversion, ninguna inversion externa, ninguna financiacion externa, ninguna ronda
      never: nunca, jamas
      had: recibieron, han recibido, recibio, hayan recibido, recibido
      not had any email: no recibieron ningun correo, no han recibido ningun correo, no hayan recibido ningun correo, no recibieron correo, no han recibido correo, no recibieron ningun email, no han recibido ningun email
      from us: nuestro, nuestros
      heard from us: sabido de nosotros, oido de nosotros`,
  },
  {
    own: `empresas funcionarios fundadas depois exceto financiamento colaboradores mais em ou nao procuro captado procuramos preciso responsavel dono equipa equipe ultimos crescimento pessoas nunca contactadas sem com fora tirando sede
      pelo dolares nossa nosso brasileiras portuguesas ainda receberam nenhum nenhuma ate duzentos uma`,
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
      find: procuro, busco
      no owner: sem dono na equipa, sem dono na equipe, sem dono, sem responsavel, sem responsavel atribuido, sem proprietario, que nao tem dono, que nao tem responsavel, sem ninguem responsavel, nenhum responsavel
      no status: sem status, sem estado
      except: tirando, salvo, menos as, com excecao de, a excecao de, excluindo, fora as, exceto as, sem contar
      those: as que, aquelas que, os que
      already acquired: ja foram adquiridas, ja adquiridas, ja compradas
      acquired: adquiridas, compradas, foram adquiridas
      in the last: nos ultimos, nas ultimas, durante os ultimos
      in the last year: no ultimo ano, durante o ultimo ano, neste ultimo ano
      in the last month: no ultimo mes
      last: ultimo, ultimos, ultimas
      growth of: crescimento de
      growth: crescimento
      headcount growth: crescimento de funcionarios, crescimento da equipe, crescimento do quadro
      and more than: e mais de
      and less than: e menos de
      at least: pelo menos, ao menos
      at most: no maximo
      until: ate
      from: do, da
      years old: anos de existencia, anos de idade, anos de vida, anos de mercado
      older than: mais velhas que, mais velhas do que
      never emailed: nunca contactadas, nunca contatadas, a quem nunca escrevemos, para quem nunca escrevemos, que nunca contactamos, que nunca contatamos, as quais nunca escrevemos, nunca enviamos email
      not emailed: nao contactadas, nao contatadas, a quem nao escrevemos, que nao contactamos, nao enviamos email
      no email: nenhum email, sem email, nenhum e mail
      emailed: contactadas, contatadas
      from us: nosso, da nossa parte
      bootstrapped: sem investimento externo, sem capital externo, sem investidores, autofinanciadas, sem investimento, sem dinheiro externo, sem financiamento externo
      hq in: com sede em, com sede no, com sede na, sediadas em, sediadas no, sediadas na, sede em, sede no, sede na
      founders in: fundadores em, fundadores no, fundadores vivem em
      private: privadas, de capital fechado
      publicly traded: cotadas em bolsa, listadas em bolsa, de capital aberto
      closed: fechadas, encerradas
      my companies: minhas empresas
      portfolio: carteira, em carteira
      days: dias
      weeks: semanas
      that have: que tem
      six: seis
      four: quatro
      five: cinco
      three: tres
      two: dois, duas
      ten: dez
      twenty: vinte
      thirty: trinta
      fifty: cinquenta
      hundred: cem
      million: milhoes, milhao
      the: os, as, o
      for: por
      %: por cento
      anything but: tudo menos, tudo exceto
      outside: fora de, fora do, fora da
      find: mostre, mostra me, preciso de, quero
      about ten: uma dezena de
      about twelve: uma duzia de
      about twenty: uma vintena de, duas dezenas de
      about fifty: meia centena de
      about one hundred: uma centena de
      about one thousand: um milhar de
      bootstrapped: nenhum investidor, nenhum investidor externo, nenhum capital externo, nenhum investimento, nenhum investimento externo, nenhum financiamento externo
      never: nunca, jamais
      had: receberam, recebeu, tenham recebido, recebido
      not emailed: ainda nao enviamos nenhum email, nao enviamos nenhum email, ainda nao enviamos email, ainda nao escrevemos, nao escrevemos
      not had any email: nao receberam nenhum email, nao recebeu nenhum email
      from us: da nossa equipe, da nossa equipa, nossos
      in the last: ha
      seven: sete
      eight: oito
      nine: nove
      twelve: doze
      fifteen: quinze
      forty: quarenta
      sixty: sessenta
      seventy: setenta
      eighty: oitenta
      ninety: noventa
      two hundred: duzentos, duzentas
      three hundred: trezentos, trezentas
      five hundred: quinhentos, quinhentas
      thousand: mil`,
  },
];
