import { GAMES, HOW } from './crisis-phrases.constants.ts'

/**
 * Phrases that ask how to harm somebody: weapons, poison, drugging, following a person; written as in
 * `crisis-phrases.constants.ts`. News, history, prevention, fiction, games and food are not included.
 */

const NOT_REAL = `(?! (?:[^ ]+ ){0,3}(?:in|for|with|at) (?:(?:a|an|my|your|the|our) )?(?:novels?|books?|story|stories|screenplay|scene|script|films?|movies?|fiction|dnd|d d|campaign|larp|cosplay|costume|fondant|lego|cardboard|paper|kindness|debate|${GAMES}) )`
const DO = `(?:${HOW}|^ (?:diy )?| (?:lets|teach me to|teach me how to|show you how to|steps? to) )`
const BOMB =
  '(?:(?:pipe|nail|petrol|fertili[sz]er|car|dirty|nuclear|pressure cooker|homemade|home made|letter|chemical|suicide) bombs?|bomb vests?|suicide vests?|molotovs?|molotov cocktails?|ieds?|explosive devices?|explosives|tatp|napalm|nerve gas|mustard gas|sarin|ricin|chlorine gas|poison gas|ghost guns?|untraceable guns?|illegal guns?|zip guns?|glock switch|auto sear|chemical weapons?|bioweapons?|anthrax)'
const PLAIN_BOMB =
  'bombs?(?= $| (?:at home|from (?:household|scratch|fertilizer)|out of|that (?:explodes|kills)|to (?:kill|blow)))'
const POISON =
  '(?:(?:untraceable|undetectable|deadly|lethal|tasteless|odorless) poisons?|poison(?= $| (?:at home|from (?:apple seeds|plants|household)|to kill|that kills|for (?:a person|people|my|someone)))|cyanide|strychnine|roofies?|rohypnol|ghb|date rape drugs?|chloroform)'
const MAKE = '(?:make|build|create|assemble|construct|synthesi[sz]e|produce|brew|mix|print|3d print|get|buy|obtain)'
const A = '(?:(?:a|an|the|some|your|your own|my|my own|real|simple|small|big|cheap) ){0,3}'

const KIN =
  '(?:husband|wife|ex|exes|girlfriend|boyfriend|gf|bf|partner|spouse|crush|mom|mum|mother|dad|father|parents|brother|sister|stepmom|stepdad|roommate|neighbou?rs?|boss|coworkers?|colleagues?|teachers?|classmates?|bully|date|girl|woman|man|guy|person|stranger|rival)'
const CHILD = '(?:son|daughter|kids?|child|children|baby|minors?|teens?|teenagers?|girls?|boys?|students?)'
const OLD = '(?:(?:ex|old|annoying|cheating|abusive|step|mean|young|drunk|little|underage|\\d{1,2} year old) ){0,2}'
const WHO = `(?:(?:my|your|his|her|a|an|the|this|that|another) ${OLD}(?:${KIN}|${CHILD})|somebody|someone|some one|him|people|women|strangers|others)`
const GROWN = `(?:(?:my|your|his|her|a|the|an) ${OLD}${KIN}|somebody|someone|him|her|them|people|women|girls)`
const UNSEEN =
  '(?:home|without (?:(?:them|him|her|anyone|his|their|my ex) )?(?:knowing|noticing|finding out|permission|consent|getting caught|being (?:seen|caught|noticed))|secretly|to (?:his|her|their) (?:house|home|car))'

export const HARM_PHRASES: readonly string[] = [
  `^ (?:making|building) ${A}${BOMB} (?:$|at home|from|in)`,
  `${HOW}(?:make|build|get|buy) ${A}(?:gun|pistol|rifle) (?:at home|from scratch|illegally|that (?:shoots|fires)|without (?:a |any )?(?:license|licence|background|permit|papers))(?= )${NOT_REAL}`,
  `${HOW}rape (?!culture|kits?|prevention)`,
  `${HOW}(?:burn down|set fire to|blow up) (?:my|a|the|someones|his|her|their) (?:(?:exs?|neighbou?rs?|wifes|husbands) )?(?:house|home|school|building|church|mosque|synagogue|car|shop|store)(?= )${NOT_REAL}`,
  `${HOW}(?:hide|dispose of|get rid of|dissolve) a (?:dead body|corpse|body(?= $| without| after))(?= )${NOT_REAL}`,
  `${DO}${MAKE} ${A}(?:${BOMB}|${PLAIN_BOMB})(?= )${NOT_REAL}`,
  ` ${BOMB} (?:tutorial|instructions|recipe|guide|plans|diy|blueprint|making at home)(?= )${NOT_REAL}`,
  `${DO}3d print (?:a |an |your own )?(?:gun|pistol|firearm|glock)(?= )${NOT_REAL}`,
  `${DO}${MAKE} ${A}${POISON}(?= )${NOT_REAL}`,
  `${HOW}(?:kill|murder|poison|drug(?! test)|roofie|strangle|suffocate|stab|kidnap|abduct|rape|(?:cyber ?)?stalk|lure|behead|blackmail|beat up) ${WHO}(?= )${NOT_REAL}`,
  `${HOW}(?:hurt|harm|maim|injure) (?:(?:my|your|a) ${OLD}(?:${KIN}|${CHILD})|somebody|someone|people)(?! (?:less|feelings|with words) )(?= )${NOT_REAL}`,
  `${HOW}(?:poison) (?:my |your |the |a )?(?:neighbou?rs? )?(?:dogs?|cats?|birds|horse|drink|food|coffee)(?= )${NOT_REAL}`,
  `${HOW}groom (?:(?:a|an|my|your|the|young|little|underage|\\d{1,2} year old) ){0,3}${CHILD}(?! (?:[^ ]+ )?(?:hair|beards?)| for (?:success|leadership|school))(?= )`,
  `${HOW}(?:get away with) (?:killing|raping|poisoning|stalking|drugging|strangling|kidnapping) `,
  `${HOW}(?:spike|drug|lace) (?:a|her|his|their|someones|somebodys|peoples|my (?:dates|exs|husbands|wifes)) (?:drinks?|food|coffee|water|cocktail)(?= )${NOT_REAL}`,
  `${HOW}(?:slip|put) (?:[^ ]+ ){1,3}in(?:to)? (?:their|his|${GROWN}s?) (?:drink|food|coffee|water)(?= )${NOT_REAL}`,
  `${HOW}(?:track|follow|spy on|watch|film|record|locate) ${GROWN}s? (?:[^ ]+ ){0,2}${UNSEEN} `,
  `${HOW}(?:spy on|hack) ${GROWN}s? (?:$|phone|messages|texts|location|through|with|at)`,
  ` secretly (?:track|follow|spy on|film|record) ${GROWN} `,
  `${HOW}(?:find|find out|figure out|track down) where (?:${GROWN}|he|she|my ex) (?:lives|live|works|parks) `,
  `${HOW}(?:put|hide|plant|stick) (?:an? |the )?(?:airtag|tracker|gps|gps tracker) (?:on|in|under|into) (?:her|his|their|someones|my (?:exs?|wifes|husbands|girlfriends|boyfriends|partners)) `,
  `${HOW}(?:plan|commit|carry out|do|start) (?:an? |the )?(?:perfect )?(?:school shooting|mass shooting|shooting spree|massacre|terror(?:ist)? attack|bombing|murder(?! (?:mystery|party))|kidnapping|rape|lynching)(?= )${NOT_REAL}`,
  `${HOW}(?:bring|take|sneak|smuggle|hide) (?:a |my )?(?:gun|knife|weapon|bomb) (?:to|into|at|in) (?:school|class|work|church|court|the airport|a plane) `,
  `${HOW}(?:kill|strangle|drown) (?:my|your|a|the|our)(?: neighbou?rs?)? (?:dog|cat|puppy|kitten|horse)(?= )${NOT_REAL}`,
  `${HOW}make ${WHO} (?:pass out|sick)(?! of )(?= )`,
  ` shoot up (?:my|a|the|your|his) (?:school|church|mosque|synagogue|mall|office|workplace|college|class) `,
  // German, Spanish, Portuguese, French, Italian
  ' (?:wie (?:baue?|bastle?|mache?|baut man|bastelt man|macht man|ich|man|kann man|kann ich) (?:ich )?)?(?:eine? |einen |selbst )?(?:rohrbombe|rohrbomben|sprengsatz|sprengstoff|molotow ?cocktail|bombe) (?:(?:selber|selbst|zu hause) )?(?:bau|bastel|herstell|mach)\\S{1,2} ',
  ' wie (?:baue?|bastle?|baut man|bastelt man) (?:ich )?(?:eine? |einen )(?:rohrbombe|bombe|sprengsatz|molotow ?cocktail) ',
  ' wie (?:vergifte|ermorde|tote|betaube|entfuhre|stalke|erwurge) ich (?:jemanden|ihn|(?:meinen?|einen?) (?:mann|frau|ex|exfreund|exfreundin|freund|freundin|chef|nachbarn?|mutter|vater|bruder|schwester|kollegen|lehrer|menschen|kind)) ',
  ' wie (?:ich|man) (?:jemanden|(?:meinen?|seinen?|einen?) (?:mann|frau|ex|exfreund|exfreundin|freund|freundin|chef|nachbarn?|menschen|kind)) (?:unbemerkt |heimlich )?(?:vergift|umbring|ermord|tot|betaub|entfuhr|stalk|verfolg)\\S{1,2} ',
  ' k o tropfen (?:herstell|misch|selber|selbst|unbemerkt|kauf)\\S{0,2} ',
  ' como (?:hacer|fabricar|armar|construir|fazer|montar|criar) (?:una?|uma?) (?:bomba (?:casera|caseira|molotov|de tubo|explosiva)|bomba(?= $)|coctel molotov|coquetel molotov|explosivo) ',
  ' como (?:envenenar|matar|asesinar|secuestrar|drogar|acosar|assassinar|sequestrar|dopar|perseguir|estrangular) (?:a )?(?:alguien|alguem|una persona|uma pessoa|(?:mi|tu|un|una|meu|minha|o meu|a minha|um|uma) (?:marido|esposo|esposa|mujer|ex|novi[oa]|jefe|jefa|vecin[oa]|namorad[oa]|vizinh[oa]|chefe|pai|mae|padre|madre|herman[oa]|irma|irmao|hombre|homem|mulher|nin[oa]|crianca)) ',
  ' comment (?:fabriquer|faire|construire) une? (?:bombe (?:artisanale|maison|tuyau)|bombe(?= $)|cocktail molotov|explosif) ',
  ' comment (?:empoisonner|tuer|assassiner|droguer|kidnapper|harceler|etrangler|suivre) (?:quelquun|une personne|(?:mon|ma|un|une) (?:mari|femme|ex|copain|copine|voisine?|chef|patron|mere|pere|frere|soeur|collegue|homme|enfant))(?! (?:sur|en|avec) )(?= )',
  ' come (?:costruire|fare|fabbricare) una (?:bomba (?:artigianale|fatta in casa|molotov|carta)|bomba(?= $)|molotov) ',
  ' come (?:avvelenare|uccidere|ammazzare|drogare|rapire|perseguitare|strangolare) (?:qualcuno|una persona|(?:il |la )?(?:mio|mia|un|una) (?:marito|moglie|ex|ragazz[oa]|fidanzat[oa]|vicin[oa]|capo|madre|padre|fratello|sorella|collega|uomo|donna|bambin[oa])|un uomo|una donna) ',
]
