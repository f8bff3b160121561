import { GAMES, HOW } from './crisis-phrases.constants.ts'

/**
 * Phrases that ask how to harm somebody: weapons, poison, drugging, following a person; written as in
 * `crisis-phrases.constants.ts`. News, history, prevention, fiction, games and food are not included.
 */

const NOT_REAL = `(?! (?:[^ ]+ ){0,3}(?:in|for|with|at) (?:(?:a|an|my|your|the|our) )?(?:novels?|books?|story|stories|screenplay|scene|script|films?|movies?|fiction|dnd|d d|campaign|larp|cosplay|costume|fondant|lego|cardboard|paper|kindness|debate|${GAMES}) )`
const NOT_NEWS =
  '(?! (?:(?:were|was|are|is|that|police|had|been|have|has) ){0,3}(?:foiled|found|removed|seized|thwarted|discovered|uncovered|confiscated|banned|of) | (?:[^ ]+ ){0,6}(?:(?:police|fbi|court|prosecutors?) (?:say|says|said)|documentary|geneva protocol) )'
const DO = `(?:${HOW}|^ (?:diy )?| (?:lets|teach me to|teach me how to|show you how to|steps? to) )`
const BOMB =
  '(?:(?:pipe|nail) ?bombs?|(?:petrol|fertili[sz]er|car|dirty|nuclear|pressure cooker|homemade|home made|letter|chemical|suicide) bombs?|bomb vests?|suicide vests?|molotovs?|molotov cocktails?|ieds?|explosive devices?|explosives|tatp|napalm|nerve gas|mustard gas|sarin|ricin|chlorine gas|poison gas|ghost guns?|untraceable guns?|illegal guns?|zip guns?|glock switch|auto sear|chemical weapons?|bioweapons?|anthrax)'
const PLAIN_BOMB =
  'bombs?(?= $| (?:at home|from (?:household|scratch|fertilizer)|out of|that (?:explodes|kills)|to (?:kill|blow)))'
const POISON =
  '(?:(?:untraceable|undetectable|deadly|lethal|tasteless|odorless) poisons?|poison(?= $| (?:at home|from (?:apple seeds|plants|household)|to kill|that kills|for (?:a person|people|my|someone)))|cyanide|strychnine|roofies?|rohypnol|ghb|date rape drugs?|chloroform)'
/** Things that are named after a weapon or a poison and protect against it. */
const NOT_PROTECTION =
  '(?! (?:attack )?(?:shelters?|bunkers?|detectors?|detection|dogs?|shots?|vaccines?|vaccinations?|masks?|suits?|tests?|testing|test strips|disposal|squad|drills?|antidotes?|survival|awareness) )'
/** Out of food or a room, not out of what it is made of. */
const NOT_OUT_OF =
  '(?! (?:[^ ]+ ){1,3}out of (?:(?:a|an|the|my|your|our) )?(?:[^ ]+ )?(?:cassava|yuca|bamboo shoots|flour|rice|food|water|air|rooms?|pool|basement|garage|house|home|kitchen|soil|carpets?|clothes|body|system|lungs) )'
const MAKE = `(?:make|build|create|assemble|construct|synthesi[sz]e|produce|brew|mix|print|3d print|get${NOT_OUT_OF}|buy|obtain)`
const A =
  '(?:(?:me|us|\\d{1,3}|one|two|three|several|many|a|an|the|some|your|your own|my|my own|real|simple|small|big|cheap) ){0,3}'

const KIN =
  '(?:husband|wife|ex|exes|girlfriend|boyfriend|gf|bf|partner|spouse|crush|mom|mum|mother|dad|father|parents|brother|sister|stepmom|stepdad|roommate|neighbou?rs?|boss|coworkers?|colleagues?|teachers?|classmates?|bully|date|girl|woman|man|guy|person|stranger|rival)'
const CHILD = '(?:son|daughter|kids?|child|children|baby|minors?|teens?|teenagers?|girls?|boys?|students?)'
const OLD = '(?:(?:ex|old|annoying|cheating|abusive|step|mean|young|drunk|little|underage|\\d{1,2} year old) ){0,2}'
const WHO = `(?:(?:my|your|his|her|a|an|the|this|that|another) ${OLD}(?:${KIN}|${CHILD})|somebody|someone|some one|him|people|women|strangers|others)`
const GROWN = `(?:(?:my|your|his|her|a|the|an) ${OLD}${KIN}|somebody|someone|him|her|them|people|women|girls)`
const UNSEEN =
  '(?:home|without (?:(?:them|him|her|anyone|his|their|my ex) )?(?:knowing|noticing|finding out|permission|consent|getting caught|being (?:seen|caught|noticed))|secretly|to (?:his|her|their) (?:house|home|car))'

const NOT_A_TREAT =
  '(?! (?:my|your) (?:wife|husband|girlfriend|boyfriend|partner|spouse|mom|mum|dad|sister|brother) for (?:(?:a|the|her|his|our|your) )?(?:surprise|birthday|anniversary|honeymoon) )'
const NOT_INVITED =
  '(?! (?:women|people|others|strangers) (?:back )?(?:in|to|into) (?:(?:your|my|the|a|our) )?(?:tech|stem|science|engineering|[^ ]+ careers?|bakery|shop|store|website|newsletter|gym|library|restaurant|cafe|booth|webinar) )'
const BREED =
  '(?:(?:toy|mini|miniature|standard|golden|german|french|english|maine|shih|yorkshire|cocker|small|fluffy|long|haired|border) ){0,2}(?:dogs?|cats?|pupp(?:y|ies)|kittens?|bunny|bunnies|rabbits?|horses?|pony|ponies|goats?|alpacas?|guinea pigs?|tzus?|shihtzus?|poodles?|[a-z]{2,9}doodles?|doodles?|retrievers?|shepherds?|spaniels?|terriers?|yorkies?|schnauzers?|maltese|bichons?|pomeranians?|collies?|husky|huskies|corgis?|coons?|persians?|chihuahuas?|dachshunds?|labradors?|[a-z]{3,6}poos?) '
const DRUG =
  '(?:drugs?|pills?|poison|cyanide|laxatives?|xanax|ambien|benadryl|melatonin|visine|eye drops|antifreeze|roofies?|rohypnol|ghb|ketamine|mdma|molly|lsd|acid|edibles|weed|sedatives?|sleeping|valium|fentanyl|bleach|arsenic|viagra|glass|castor|apple seeds|cbd|thc|cannabis|peanuts?|shrooms|(?:magic|psychedelic|poisonous|toxic|deadly|lethal) [^ ]+)'
const FOOD =
  '(?:milk|creamer|cream|foam|eggs?|butter|ghee|oil|sugar|sweetener|stevia|honey|syrup|vanilla|cinnamon|nutmeg|cardamom|turmeric|ginger|cocoa|chocolate|spices?|salt|ice|lemons?|limes?|orange|mint|cucumber|berries|fruits?|veg|veggies|vegetables?|greens|spinach|kale|zucchini|courgettes?|carrots?|peas|cauliflower|broccoli|pumpkin|squash|beets?|beans?|lentils?|chickpeas|tofu|avocado|onions?|garlic|tomato(?:es)?|mushrooms?|liver|oats?|oatmeal|chia|flax|flaxseeds?|seeds|nuts|cheese|yogh?urt|meat|fish|protein|collagen|fib(?:er|re)|iron|calcium|nutrients|calories|vitamins?|probiotics|electrolytes|colou?ring|love|flavou?r)'

export const HARM_PHRASES: readonly string[] = [
  `^ (?:making|building) ${A}${BOMB} (?:$|at home|from|in)`,
  `${HOW}(?:make|build|get|buy) ${A}(?:gun|pistol|rifle) (?:at home|from scratch|illegally|that (?:shoots|fires)|without (?:a |any )?(?:license|licence|background|permit|papers))(?= )${NOT_REAL}`,
  `${HOW}rape (?!culture|kits?|prevention)`,
  `${HOW}(?:burn down|set fire to|blow up) (?:my|a|the|someones|his|her|their) (?:(?:exs?|neighbou?rs?|wifes|husbands) )?(?:house|home|school|building|church|mosque|synagogue|car|shop|store)(?! (?:air|tires?|tyres?|balloons?|inflatables?|mattress|bed|photos?|pictures?|posters?) )(?= )${NOT_REAL}`,
  `${HOW}(?:hide|dispose of|get rid of|dissolve) a (?:dead body|corpse|body(?= $| without| after))(?= )${NOT_REAL}`,
  `${DO}${MAKE} ${A}(?:${BOMB}|${PLAIN_BOMB})(?= )${NOT_PROTECTION}${NOT_REAL}`,
  ` ${BOMB} (?:tutorial|instructions|recipe|guide|plans|diy|blueprint|making at home|how to(?= $| (?:make|build) (?:one|it|them) ))(?= )${NOT_NEWS}${NOT_REAL}`,
  `${DO}3d print (?:a |an |your own )?(?:gun|pistol|firearm|glock)(?! (?:(?:wall|safe|display|drawer|bed|car) )?(?:racks?|holders?|holsters?|stands?|mounts?|cases?|safes?|display) )(?= )${NOT_REAL}`,
  `${DO}${MAKE} ${A}${POISON}(?= )${NOT_PROTECTION}${NOT_REAL}`,
  `${HOW}(?:kill|murder|poison|drug(?! test)|roofie|strangle|suffocate|stab|(?:kidnap|abduct)${NOT_A_TREAT}|rape|(?:cyber ?)?stalk|lure${NOT_INVITED}|behead|blackmail|beat up) ${WHO}(?! (?:ivy|bamboo|weeds?|knotweed|kudzu|vines?|crabgrass|dandelions|moss|ants?|wasps?|roaches|cockroaches|mosquitoes|rats?|mice|fleas) )(?= )${NOT_REAL}`,
  `${HOW}(?:hurt|harm|maim|injure) (?:(?:my|your|a) ${OLD}(?:${KIN}|${CHILD})|somebody|someone|people)(?! (?:less|feelings|with words) )(?= )${NOT_REAL}`,
  `${HOW}(?:poison) (?:my |your |the |a )?(?:neighbou?rs? )?(?:dogs?|cats?|birds|horse|drink|food|coffee)(?= )${NOT_REAL}`,
  `${HOW}groom (?:(?:a|an|my|your|the|young|little|underage|\\d{1,2} year old) ){0,3}${CHILD}(?! (?:[^ ]+ )?(?:hair|beards?)| for (?:success|leadership|school)| ${BREED})(?= )`,
  `${HOW}(?:get away with) (?:killing|raping|poisoning|stalking|drugging|strangling|kidnapping) `,
  `${HOW}(?:spike|drug|lace) (?:a|her|his|their|someones|somebodys|peoples|my (?:dates|exs|husbands|wifes)) (?:drinks?|food|coffee|water|cocktail)(?= )${NOT_REAL}`,
  `${HOW}(?:slip|put) (?:(?:[^ ]+ ){0,2}${DRUG} (?:[^ ]+ ){0,2}|(?!(?:[^ ]+ ){0,2}${FOOD} )(?:[^ ]+ ){1,3})in(?:to)? (?:their|his|${GROWN}s?) (?:drink|food|coffee|water)(?= )${NOT_REAL}`,
  `${HOW}(?:track|follow|spy on|watch(?! (?:the )?(?:womens|girls|ladies) (?:(?:world|college|beach|ice|field) )?(?:football|soccer|basketball|volleyball|hockey|rugby|tennis|golf|cricket|gymnastics|sports?|games?|matches|cup|league) )|film|record|locate) ${GROWN}s? (?:[^ ]+ ){0,2}${UNSEEN} `,
  `${HOW}(?:spy on|hack) ${GROWN}s? (?:$|phone|messages|texts|location|through|with|at)`,
  ` secretly (?:track|follow|spy on|film|record) ${GROWN} `,
  `${HOW}(?:find|find out|figure out|track down) where (?:${GROWN}|he|she|my ex) (?:lives|live|works|parks) `,
  `${HOW}(?:put|hide|plant|stick) (?:an? |the )?(?:airtag|tracker|gps|gps tracker) (?:on|in|under|into) (?:her|his|their|someones|my (?:exs?|wifes|husbands|girlfriends|boyfriends|partners)) `,
  `${HOW}(?:plan|commit|carry out|do|start) (?:an? |the )?(?:perfect )?(?:school shooting|mass shooting|shooting spree|massacre|terror(?:ist)? attack|bombing|murder(?! (?:mystery|party))|kidnapping|rape|lynching)(?= )${NOT_REAL}`,
  `${HOW}(?:bring|take|sneak|smuggle|hide) (?:a |my )?(?:gun|knife|weapon|bomb) (?:to|into|at|in) (?:school|class|work|church|court|the airport|a plane) `,
  `${HOW}(?:kill|strangle|drown) (?:my|your|a|the|our)(?: neighbou?rs?)? (?:dog|cat|puppy|kitten|horse)(?! (?:(?:litter|pee|urine|ear|deer|hair|fur|bed) )?(?:ticks?|fleas?|fly|flies|lice|mites?|worms?|hair|smells?|odou?rs?|pee|urine|days) | in (?:kisses|love|cuddles|toys|treats) )(?= )${NOT_REAL}`,
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
