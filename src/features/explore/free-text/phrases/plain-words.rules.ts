/** What makes the name before it the first word of what companies do. */
export const WORK: ReadonlySet<string> = new Set(
  `software tool tools platform platforms management app apps automation analytics tracking system systems scheduling
  vendor vendors solution solutions services technology tech optimization monitoring intelligence consulting agency
  agencies optimisation reporting planning workflow workflows modeling marketplace marketplaces hosting`.split(
    /\s+/,
  ),
);

/** What shows that the word before it is a verb: "passed their audit". */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the their its his her your every some'.split(' '),
);

/** Words that begin another thought, and nothing that companies do. */
export const LINKING: ReadonlySet<string> = new Set(
  `right other apart aside besides instead rather within since until before after during through between under over below
  above not no none nor neither without except excluding minus plus sans unless although though while whereas because
  again today recently lately once ever already sometime previously formerly together whatever whoever provided outside
  preferred needed wanted`.split(/\s+/),
);

/** Words that say nothing about a company. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the and or but that which who whose with in on at of to for from by as is are be was were been has have had do does
  did it its they them their there this these those i we us our my me you your any some all every each only just also
  then than so if where when what please show find get give list search looking look want need see let let's like
  companies company startup startups business businesses firm firms deal deals target targets names ones player players
  space industry sector about doing building making working selling focused around into mentioning
  described description keyword keywords text tp orion anywhere somewhere got can could would should will yet still currently now
  headquartered based located hq founded founders founder raised funding status owner , & / + - < > <= >= ~ 's
  hi hey hello yo dear thanks thank thx pls plz cheers sorry good morning afternoon evening cos cos. everything anything
  something things thing stuff pull up bring preferably ideally maybe perhaps really very lot lots out here too
  yes whatever whichever whoever must select where able interested interest everywhere wherever am im
  kinda sorta gonna wanna gotta lemme gimme dunno soo btw fyi asap rows row records record entries entry results result
  hits leads outfits`.split(/\s+/),
);
