import { HOW, I, NOT_BEFORE, NOT_MEANT, SELF, SURELY, WANT } from './crisis-phrases.constants.ts'

/**
 * Phrases about starving oneself, purging and hiding it, and about stopping medicines at once; written as in
 * `crisis-phrases.constants.ts`. Fasting, diets, recovery and prevention are not included.
 */

const STARVE = `(?:starve ${SELF}(?! of )|starve to death${NOT_MEANT})(?= )`
const VOMIT = `(?:throw up|vomit|puke|make ${SELF} (?:throw up|vomit|puke|sick))`
const PRO_ANA = '(?:pro ?ana|pro ?mia|thinspo|thinspiration|meanspo|bonespo)'
const BY_STARVING =
  'by (?:not eating|never eating|barely eating|hardly eating|eating nothing|starving|purging|throwing up|vomiting|skipping (?:all |every )?meals?)'
const LOSE = `(?:lose|drop|shed) (?:[^ ]+ ){1,8}(?:${BY_STARVING}|without eating (?:anything|food|at all))(?= )`
const UNSEEN =
  'without (?:(?:my |your )?(?:mom|mum|mother|dad|parents|family|roommates?|friends|husband|boyfriend|anyone|anybody|people|getting|being) )'

export const EATING_METHODS: readonly string[] = [
  `${HOW}${STARVE}`,
  ` (?:you (?:should|must|better|deserve to)|go|just|please) (?:just |go )?${STARVE}`,
  `${NOT_BEFORE} (?:convince|encourage|persuade|dare|tell) (?:[^ ]+ ){1,3}(?:to|into) ${STARVE}`,
  `${NOT_BEFORE} ${PRO_ANA} (?:tips|tipps|tricks|diets?|rules|challenge|quotes|inspo|motivation|hacks|ideas|coach|buddy|inspiration|pictures|pics) `,
  `^ (?:${PRO_ANA}|ana (?:tips|buddy|coach|diet)) `,
  ` (?:thinspo|thinspiration|meanspo|bonespo) (?:for|to) `,
  `${HOW}(?:be|become|get|go|stay|look) (?:anorexic|bulimic|anorexia|bulimia|underweight|an eating disorder|skin and bones)(?= )`,
  `${HOW}(?:binge and )?purge (?:without|after|on purpose|in secret|secretly|quietly|fast|my food|food|meals?|calories|so (?:that )?(?:no one|nobody|my)) `,
  `${HOW}${VOMIT} (?:on purpose|in secret|secretly|quietly|without getting caught|to lose|after (?:eating|every|meals?|food|lunch|dinner|a meal|(?:a )?binge(?:ing)?)) `,
  `^ how (?:to|do i|can i) (?:make my ?self (?:throw up|vomit|puke)|(?:binge and )?purge|starve) $`,
  ` hide (?:(?:my|your|an|the) )?(?:not eating|purging|starving|vomiting|throwing up|eating disorder|anorexia|bulimia)(?= $| from| at| so| without)`,
  ` hide (?:that|how) (?:i|im|i am|you|youre|you are) (?:not eating|dont eat|never eat|starving|purging|throwing up) `,
  `${HOW}(?:pretend (?:that )?(?:to eat|i ate|im eating|youre eating|you ate)|fake eating|(?:skip|avoid) (?:meals?|eating|dinner|lunch|food) ${UNSEEN})`,
  ` get away with not eating `,
  `${HOW}(?:stop eating|not eat) (?:completely|altogether|entirely|anything|at all|food|for (?:a|two|three|four|five|six|seven|ten|\\d{1,2}) (?:days?|weeks?|months?))(?! (?:out of|late|at night|because of|when)) `,
  `${HOW}(?:live|survive|stay|eat)(?: (?:on|under|below))?(?: (?:only|just|under|less than))? [1-5]\\d\\d (?:calories|kcal|cals)(?= $| a day| per day| daily)`,
  `(?:${HOW}|^ |${WANT})${LOSE}`,
  ` (?:anorexia|bulimia|anorexic|bulimic) (?:tips|tricks|hacks|goals|inspo) `,
  ` (?:skip(?:ping)? meals|not eating|starving) to (?:get|be|stay|look) (?:skinny|thin|pretty) `,
  ` (?:laxatives?|diuretics|skip(?:ping)? (?:my |your )?insulin) (?:[^ ]+ ){0,3}(?:to lose weight|for weight loss|to (?:get|be|stay) (?:thin|skinny)) `,
  // German, Spanish, Portuguese, French, Italian
  ' wie (?:hungere ich mich (?:zu tode|runter|dunn)|(?:werde ich|wird man) (?:magersuchtig|bulimisch|anorektisch)|(?:verstecke|verheimliche|verberge) ich (?:dass ich nichts? esse|meine (?:essstorung|magersucht|bulimie))) ',
  ' wie (?:ich|man|kann ich|kann man) (?:mich |sich )?(?:nach dem essen (?:ubergeb|erbrech)\\S{0,2}|zum (?:erbrechen|kotzen) bring\\S{0,2}) ',
  ' abnehmen (?:ohne zu essen|durch hungern|indem (?:ich|man) nichts? (?:mehr )?(?:esse|isst)) ',
  ' como (?:ser anorexica|parar de comer completamente|dejar de comer (?:por completo|completamente|del todo)|vomitar (?:despues|depois)|provocar(?:me|se) el vomito|virar anorexica) ',
  ' como (?:esconder|ocultar) (?:que nao como|que no como|(?:mi|a minha|minha|la) (?:anorexia|bulimia)) ',
  ' como (?:adelgazar|bajar de peso|emagrecer|perder peso) (?:sin comer|sem comer|dejando de comer|parando de comer)(?= $| nada| rapido)',
  ' comment (?:se faire vomir|devenir anorexique|arreter completement de manger|vomir (?:apres|sans)|maigrir (?:sans manger|en ne mangeant (?:rien|plus))(?= $| rien| vite)|cacher (?:que je ne mange (?:pas|plus|rien)|mon (?:anorexie|tca)|ma boulimie|mon anorexie))(?= )',
  ' come (?:diventare anoressica|vomitare dopo|nascondere (?:che non mangio|la (?:mia )?(?:anoressia|bulimia))|dimagrire (?:senza mangiare|non mangiando)(?= $| niente| in fretta))(?= )',
]

export const EATING_FEELINGS: readonly string[] = [
  `${WANT}(?:starve my ?self|(?:be|become|get) (?:anorexic|bulimic)) `,
  ' i (?:starve myself|make myself (?:throw up|vomit|puke)) ',
  ' i (?:havent|have not) eaten (?:anything )?(?:in|for) (?:\\d{1,2}|two|three|four|five|six|seven) days(?= $| and )',
  ` (?:im|i am|ive been|i have been|i keep) starving myself (?!of )`,
  ' starving myself for (?:a|one|two|three|five|ten|\\d{1,3}) (?:days?|weeks?|months?) ',
]

const MEDICINE =
  '(?:meds?|medications?|medicines?|antidepressants?|ssris?|zoloft|sertraline|lexapro|prozac|fluoxetine|effexor|venlafaxine|paxil|cymbalta|xanax|benzos?|benzodiazepines?|klonopin|valium|lithium|antipsychotics?|seroquel|insulin|blood thinners?|prednisone|beta blockers?|suboxone|methadone|lisinopril|metformin|warfarin|levothyroxine|statins?|tramadol|gabapentin|ritalin|adderall|quetiapine|escitalopram|citalopram|trazodone|mirtazapine|lamotrigine|(?:blood pressure|heart|thyroid|seizure|epilepsy|diabetes) (?:pills|tablets))'
const WHOSE =
  '(?:(?:my|your|the|all|of|these|those|his|her|their|psych|psychiatric|heart|bipolar|seizure|blood|pressure|taking) ){0,5}'
const AT_ONCE = '(?:cold turkey|at once|all at once|overnight|immediately|suddenly|abruptly|right now|today)'
const STOP = '(?:stop|quit|ditch|drop|come off|get off|go off)'

/** Tapering with a doctor is a topic like any other. */
export const MEDICINE_METHODS: readonly string[] = [
  `${HOW}${STOP} ${WHOSE}${MEDICINE} (?:${AT_ONCE}|without (?:a |my |your |any |telling |asking |seeing ){0,2}(?:doctors?|tapering|psychiatrist|help)) `,
  `(?:^|${WANT}| you should| just| lets| everyone should) ?${STOP} ${WHOSE}${MEDICINE} ${AT_ONCE} `,
  `(?:${HOW}|^ )stop taking (?:my |your )?insulin `,
  `(?:^| im| i am) (?:stopping|quitting|going off|coming off) ${WHOSE}${MEDICINE} ${AT_ONCE} `,
  `^ (?:throw away|flush|bin) (?:your|my|the) (?:meds|antidepressants|medication|insulin)(?= $| now| today)`,
  ` (?:tips|guide|challenge|steps) (?:for|on|to) (?:stopping|quitting) ${WHOSE}${MEDICINE} ${AT_ONCE} `,
  ` you dont need (?:your|these|any|those)(?: fucking| damn)? (?:meds|medication|medicine|antidepressants|insulin|ssris|lithium|chemo)(?! (?:to|for) )(?= )`,
  ' wie (?:ich|man|kann ich|kann man)?(?: meine?)? ?(?:medikamente|tabletten|antidepressiva|psychopharmaka|insulin) (?:sofort|auf einen schlag|von heute auf morgen|plotzlich|ohne arzt) (?:absetz|weglass)\\S{1,2} ',
  '^ (?:meine )?(?:medikamente|tabletten|antidepressiva|psychopharmaka|insulin) (?:sofort|auf einen schlag|von heute auf morgen|plotzlich|ohne arzt) absetzen ',
  '(?: como|^) (?:dejar|parar) (?:de tomar )?(?:(?:los|la|mis|mi|las|os|o|a|meus|minha) )?(?:antidepresivos|antidepressivos|medicacion|medicacao|medicamentos?|medicinas?|pastillas|remedios?|insulina) (?:de golpe|de un dia para otro|de repente|de uma vez|sin medico|sem medico|do nada) ',
  '(?: comment|^) arreter (?:de prendre )?(?:(?:ses|mes|les|ton|mon|son|tes) )?(?:antidepresseurs?|medicaments?|traitement|linsuline) (?:dun coup|du jour au lendemain|brutalement|sans medecin) ',
  '(?: come|^) smettere (?:di prendere )?(?:(?:gli|i|le|la) )?(?:antidepressivi|farmaci|medicine|linsulina|insulina) (?:di colpo|allimprovviso|da un giorno allaltro|senza medico) ',
]

export const MEDICINE_FEELINGS: readonly string[] = [
  `${I}(?:(?:want|wanna|going|gonna|decided|will|plan)(?: to)? ${SURELY})?(?:stop|quit|stopped)(?: taking)? (?:all )?(?:of )?my (?:meds|medication|antidepressants|insulin|lithium|heart medication|blood pressure medication)(?! (?:and|because) (?:(?:here|this) (?:is|are) |heres )?(?:what )?(?:my|the|a) (?:doctors?|psychiatrist|gp|cardiologist) (?:said|says|told|agreed|helped|advised|recommended|thinks) )(?= $| today| tomorrow| cold| now| and| because)`,
]
