/**
 * Phrases about killing or harming oneself, as sources of regular expressions for a text folded by `foldText`: lower
 * case without accents and apostrophes, one space between words and at both ends. No single word decides. Every
 * repetition is bounded, so that the time grows linearly with the text.
 */

export const SELF = '(?:my ?self|your ?self|ur ?self|yourselves|ourselves|themselves|oneself)'
export const SURELY =
  '(?:(?:just|really|actually|finally|also|only|still|always|kinda|honestly|secretly|quickly|easily|safely|painlessly|quietly|successfully|properly) ){0,2}'
export const GAMES =
  '(?:games?|video games?|minecraft|roblox|gta|fortnite|sims|elden ring|dark souls|skyrim|valorant|terraria|zelda|hardcore|among us|fallout|oblivion|starfield|bg ?3|baldurs gate|ck ?[23]|crusader kings|stardew|rimworld|dayz|dont starve|pubg|warzone|overwatch|hollow knight|bloodborne|sekiro|the witcher|cyberpunk|subnautica|factorio|hitman|bitlife|rdr ?2|red dead|pokemon|helldivers|diablo|chess)'
/** Games, films, sports and laughter. */
export const NOT_MEANT = `(?! (?:laughing|with laughter|trying|training|working|for (?:a |(?:not )?(?:buying|selling|investing|starting) )|less (?:over|at) |at the gym|at crossfit|on (?:leg day|the (?:treadmill|bench|bike))|in (?:the |a )?(?:gym|(?:[^ ]+ )?(?:movies?|films?)|${GAMES})))`
/** Cutting oneself a fringe, hanging oneself a picture, hurting oneself skiing or with a cream. */
const NOT_A_THING =
  '(?! (?:a|an|some|the|out|off|free|loose|in|up|less|when|while|on|as an? (?:chef|cook|baker|barista|beginner)|bangs|layers|financially|shaving|cooking|doing|playing|running|lifting|[a-z]{3,12}lifting|skiing|skating|squatting|climbing|surfing|training|working|exercising|stretching|gardening|by accident|accidentally|from (?:toxic|a toxic|social)|with (?:paper|retinol|skincare|bad)) )'
/** What is ended, taken or cut short is a policy, a story or a phase. */
const NOT_A_LIFE =
  '(?! (?:as|insurance|story|stories|lessons|photos|of (?:clutter|debt|boredom|hustle)|in (?:your|my) (?:own )?hands) )'
const NOT_A_STORY =
  '(?! (?:well|in one (?:sentence|line|scene|chapter)|with (?:(?:your|my|an|the) ex|a (?:bang|joke|twist|smile))) )'
const END = `(?:take (?:my|your) own life${NOT_A_LIFE}|end (?:my|your) (?:own )?life${NOT_A_LIFE}|end it all${NOT_A_STORY}|die by suicide|(?:slit|cut|slash) (?:(?:my|your) )?wrists)`
/** "Kill myself", not the key service of a cloud. */
const KMS =
  'kms(?! (?:keys?|servers?|clients?|hosts?|activat[a-z]{1,6}|encrypt[a-z]{0,6}|vs|and|or|in (?:aws|gcp|google|azure|the cloud|terraform)|(?:for|with|on) (?:aws|gcp|google|azure|windows|office|s3|ebs|rds|lambda|kubernetes|terraform|secrets|encrypt[a-z]{0,6})) )'
const KILL = `(?:(?:kill|unalive|off|poison|suffocate|drown|gas) ${SELF}(?! (?:accidentally|by accident|some) )${NOT_MEANT}|hang ${SELF}${NOT_A_THING}|commit (?:suicide|sewer ?slide)${NOT_MEANT}|${KMS}|kys|${END})(?= )`
const KILLING = `(?:(?:killing|unaliving|hanging) ${SELF}${NOT_MEANT}|committing suicide${NOT_MEANT}|taking (?:my|your) own life|ending (?:my|your) (?:own )?life${NOT_A_LIFE}|ending it all)(?= )`
const KILL_ME = `(?:(?:kill|unalive|off|poison|suffocate|drown|gas) my ?self(?! (?:accidentally|by accident|in (?:work|books|music|content)) )${NOT_MEANT}|hang my ?self${NOT_A_THING}|${KMS}|take my own life${NOT_A_LIFE}|end my (?:own )?life${NOT_A_LIFE}|(?:slit|cut|slash) my wrists)(?= )`
const KILLING_ME = `(?:(?:killing|unaliving|hanging) my ?self${NOT_MEANT}|taking my own life|ending my (?:own )?life${NOT_A_LIFE})(?= )`
const HARM = `(?:self ?harm|(?:cut|hurt|harm|burn) ${SELF}${NOT_A_THING})(?= )`
export const HOW = `(?: how (?:to|2|do i|can i|could i|would i|should i|i can|i could|i should|do you|can you|does one|do people|people)| (?:ways?|methods?|tips|tricks|ideas|guide|tutorial|instructions|reasons?|challenge) (?:to|how to|people|on how to)) ${SURELY}`
export const NOT_BEFORE = '(?<! (?:dont|not|never|didnt|used|stopped|was|were))'
export const WANT = `${NOT_BEFORE} (?:want|wanna|need|plan|planning|intend|going|gonna|about|ready|decided|prefer|tempted|hoping|wish|try|trying)(?: to)? ${SURELY}`
export const I = `(?: i| i m| im| i am| ive| ill| id) ${SURELY}`
const PILLS =
  '(?:pills?|tablets?|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|xanax|insulin|opioids?|fentanyl|antidepressants?|medication)'
const EASY = '(?:painless|least painful|most painless|quick|quickest|fast|fastest|easy|easiest|simplest|best|gentlest)'

/** Requests for a method, and advice to use one. */
const ENGLISH_METHODS = [
  `${HOW}(?:${KILL}|${HARM})`,
  ` (?:ways?|methods?|tips|guide|tutorial|instructions) (?:of|for|on|to) ${KILLING}`,
  ` ${EASY} (?:ways?|methods?) (?:to|of|for) (?:die|dying|end it all|end it|end my life|end your life)(?! (?:my |your )?hair |(?: in)? (?:australia|space|the (?:wild|ocean|desert|arctic|middle ages))| in (?:history|nature))${NOT_MEANT}(?= )`,
  `${HOW}die (?:fast|quickly|painlessly|easily|without pain|without it hurting) `,
  ` (?:suicide|self ?harm|suicidal) (?:methods?|tips|ideas|tricks|hacks|tutorial|guide|instructions|inspo|techniques) `,
  ' painless suicide ',
  ' suicide (?:note|letter) (?:template|example|sample|generator|ideas) ',
  ` ${EASY} (?:death|suicide) methods? `,
  '^ (?:kill|unalive|hang) my ?self $',
  ` how to od on ${PILLS} `,
  ' how to cut deep(?:er)? without dying ',
  ` (?:write|writing|draft|compose)(?: (?:me|a|my|the|your)){0,2} suicide (?:note|letter) `,
  ' good ?bye (?:note|letter|video|message) (?:before|because) i (?:die|kill myself|end it|end my life) ',
  ` (?:you (?:should|must|better|deserve to)|go|just|please) (?:just |go )?${KILL}`,
  `${NOT_BEFORE} (?:convince|encourage|persuade|dare|tell) (?:[^ ]+ ){1,3}(?:to|into) (?:${KILL}|${KILLING}|${HARM})`,
  '^ how (?:to|do i|can i) die $',
  `${HOW}overdose(?! (?:a|your) | (?:(?:my|the|our|indoor|house|potted|young|tomato|pepper|cannabis) ){0,2}(?:plants?|houseplants?|tomatoes|peppers|seedlings|orchids?|roses|lawns?|garden|grass|aquarium|pool) )(?! on (?:vitamin|cute|love|fun|confidence|caffeine|sugar))`,
  ` how (?:many|much) (?:[^ ]+ ){1,5}to (?:overdose|kill (?:my|your)self|end (?:my|your) life) `,
  ` how (?:many|much) (?:[^ ]+ ){0,3}${PILLS} (?:[^ ]+ ){0,3}(?:to die|kill me) `,
  ` how (?:many|much) ${PILLS} to overdose `,
  ` (?:tie|make) a noose (?:for myself|around my neck) `,
  ` hide (?:(?:my|your|the|their) )?(?:self ?harm|cutting(?: (?:my|your) ?self)?|self ?harm (?:scars|cuts)) from `,
  '^ how (?:to|do i|can i) hide (?:my )?self ?harm $',
]

/** Feelings. Past tense is a story of survival. */
const ENGLISH_FEELINGS = [
  `${WANT}(?:${KILL_ME}|(?:cut|hurt|harm|burn) my ?self${NOT_A_THING}(?= )|self ?harm )`,
  `${NOT_BEFORE} (?:think|thinking|feel|feeling|dream|dreaming|consider|considering|contemplating|fantasizing)(?: (?:like|about|of))? ${SURELY}${KILLING_ME}`,
  `${I}(?:want|wanna|need|plan|planning|going|gonna|about|ready|decided|trying|wish)(?: to)? ${SURELY}(?:commit suicide|end it all|die by suicide)${NOT_MEANT} `,
  ` (?:should|can|could|shouldnt|cant|why not) i ${SURELY}${KILL_ME}`,
  ` (?:i will|ill|imma|let me|i should|i could|i might|i must|i have to) ${SURELY}${KILL_ME}`,
  ' before (?:my suicide|i (?:kill myself|commit suicide|end my life|end it all)) ',
  ' my suicide (?:plan|date|method|tonight|tomorrow) ',
  `${I}(?:want|wanna|wish|need|ready|would like)(?: i could| to)? ${SURELY}die(?! (?:laughing|on (?:this|that) hill|my|your|his|her|a|the|this|it|of|every time i (?:hear|see|watch|read|cringe)|empty|with|rich|old|happy|trying|in (?:minecraft|new orleans)) )(?= )`,
  ' i hate (?:my life|myself|everything) and (?:i )?(?:just )?want to die ',
  ' i (?:just )?want to (?:fall a?sleep|go to sleep) and (?:never|not) wake up ',
  ' i (?:should just|deserve to) die $',
  ' (?:nobody|no one) would (?:miss me|care|notice) if i (?:died|was dead|were dead|killed myself) ',
  ' (?:would|will) be better off if i (?:died|was dead|were dead) ',
  ` i (?:sometimes )?wish i (?:was|were) (?:dead(?! (?:tired|serious|last|wrong|sure))|never born) `,
  ` i wish i (?:could disappear forever|wasnt alive|werent alive|wouldnt wake up|didnt wake up|had never been born) `,
  `${I}dont (?:want to|wanna) ${SURELY}(?:(?:live|exist)(?: (?:any ?more|any longer))(?! (?:with (?!this|the|that|it|pain|depression|my)|in |near |at |next ))|be alive(?: (?:any ?more|any longer))?|wake up(?: (?:any ?more|tomorrow|again|ever again))|exist(?! in a world without (?!him|her|them|you|my))) `,
  ' (?:no|dont see a|dont have a|dont see any|dont have any) (?:reason|point) (?:to live|in living|to go on living|in being alive)(?= $| any| left)',
  ' nothing (?:left )?to live for (?!but |except )',
  ' (?:my )?life (?:isnt|is not|is no longer|isnt even|has never been) worth living (?!without (?!him|her|them|you|my))',
  ` (?:tired|sick) of (?:being alive|living (?:any ?more|any longer)) `,
  ` (?:everyone|everybody|they|you all|the world|my family|my kids) (?:would|will|is|are) be better off without me (?!on (?:their|the|our) team|in (?:this|the) meeting)`,
  ` (?:im|i am|i would be|id be) better off dead (?!broke |serious )`,
  ` cant go on living `,
  ` (?:im|i am|i feel|i have been|ive been) ${SURELY}suicidal${NOT_MEANT} `,
  ` i (?:have|keep having|am having) suicidal thoughts `,
  ` i (?:keep (?:cutting|hurting|harming|burning) myself(?! (?:shaving|cooking|running|lifting|at the gym|in the (?:kitchen|gym)|by accident|on (?:the|my) (?:curling|oven|stove|iron|pan|mandoline))[^ ]* )|(?:cut|hurt|burn) myself (?:on purpose|to feel|because i hate)) `,
  ` (?:i want to|i plan to|im going to|i am going to|im gonna|im about to|i am about to|i wanna) ${SURELY}jump (?:off|from|in front of) (?:a|the|my) (?:bridge|roof|building|balcony|train)(?! (?:with a|into|bungee|parachute|in (?:the |a )?${GAMES}))(?= )`,
]

/** Phrases in the other frequent languages. Those of Chinese and Japanese have no spaces around them. */
const OTHER_METHODS = [
  // German
  ' wie (?:ich|man|kann ich|kann man|konnte ich) (?:mich|sich|dich) (?:(?:selbst|selber|schmerzlos|schnell|am besten) ){0,2}(?:umbring\\S{0,2}|tot\\S{0,2}|erhang\\S{0,2}|ritz\\S{0,2}) ',
  ' wie (?:bringe? ich mich|bringt man sich|tote ich mich|ritze ich mich) (?:(?:selbst|schmerzlos|schnell) ){0,2}(?:um )?',
  ' wie (?:begehe ich|begeht man) (?:selbstmord|suizid) ',
  ' (?:selbstmord|suizid) (?:anleitung|methoden|tipps|begehen (?:ohne|anleitung|tipps)) ',
  ' schmerzlos (?:sterben|umbringen) ',
  // Spanish and Portuguese
  ' como (?:puedo )?(?:suicidar|matar|ahorcar|autolesionar)(?:me|te|se)(?! (?:de|a|trabajando|estudiando) )(?= )',
  ' como (?:me puedo|puedo|se puede) (?:suicidar|suicidarme|quitarme la vida|quitarse la vida) ',
  ' como (?:quitar(?:me|se) la vida|morir sin dolor|cortar(?:me|se) las venas|morrer sem dor) ',
  ' (?:formas|maneras|metodos|jeitos) (?:[^ ]+ )?(?:de|para) (?:suicidarse|suicidio|matarse|se matar|morir sin dolor|morrer sem dor) ',
  ' (?:escribir|escrever|hacer|mi|minha) (?:una |uma )?carta de (?:suicidio|despedida antes de morir) ',
  ' como (?:me|se|posso me) (?:matar|suicidar|enforcar)(?! (?:de|a) )(?= )',
  ' como (?:matar|suicidar|enforcar) (?:me|se)(?= )',
  // French
  ' comment (?:(?:puis je|faire pour|on peut) )?(?:se|me) (?:suicider|pendre|scarifier|tuer(?! (?:a la tache|au travail)))(?= )',
  ' comment (?:mourir|en finir) (?:sans (?:douleur|souffrir)|facilement|rapidement) ',
  ' (?:methodes?|moyens?) de (?:suicide|se suicider) ',
  // Italian
  ' come (?:posso )?(?:suicidar|uccider|ammazzar|impiccar)(?:si|mi)(?! (?:di|a) )(?= )',
  ' come (?:togliersi la vita|togliermi la vita|tagliarmi le vene|morire senza (?:dolore|soffrire)) ',
  ' metodi (?:di suicidio|per suicidarsi) ',
  // Dutch, Polish, Russian, Turkish
  ' hoe (?:pleeg ik|pleeg je|kan ik) zelfmoord ',
  ' hoe (?:maak ik mezelf dood|kan ik mezelf (?:doden|ophangen|snijden)) ',
  ' jak (?:sie zabic|popełnic samobojstwo|umrzec bez bolu|sie powiesic|sie ciac) ',
  ' как (?:мне )?(?:покончить с собои|убить себя|совершить самоубииство|умереть без боли|повеситься|себя убить) ',
  ' (?:nasil|nasıl) (?:intihar (?:edilir|ederim|edebilirim)|kendimi oldururum) ',
  // Arabic, Hindi
  ' كيف (?:انتحر|أنتحر|اقتل نفسي|أقتل نفسي) ',
  ' (?:आत्महत्या|खुदकुशी|सुसाइड) (?:कैसे|करने के तरीके) ',
  // Japanese, Chinese, Korean
  '自殺(?:の|する)(?:方法|やり方|仕方)',
  '(?:リストカット|自傷)の(?:方法|やり方|仕方)',
  '(?:怎么|如何|怎樣|怎样|怎麼)自[杀殺](?!预防|預防)',
  '自[杀殺](?:的)?(?:方法|方式|教程)(?!预防)',
  '자살 ?(?:하는 ?)?(?:방법|법)(?!을 막)',
]

const OTHER_FEELINGS = [
  // German
  ' ich (?:will|mochte|wurde gern|will jetzt) (?:(?:nur|einfach|endlich|nur noch|jetzt|wirklich) ){0,2}sterben(?! vor (?:lachen|scham|langeweile|neugier|gluck|freude|peinlichkeit) )(?= )',
  ' ich (?:will|mochte|kann) (?:(?:einfach|so|wirklich|auch) ){0,2}nicht mehr (?:leben|aufwachen|da sein) ',
  ' (?:will|mochte|werde) mich (?:(?:heute|jetzt|selbst|selber|einfach|bald|endlich) ){0,2}(?:umbringen|toten|erhangen|ritzen|zu tode hungern) ',
  ' (?:will|mochte|werde) mir das leben nehmen ',
  ' (?:will|mochte|werde) (?:selbstmord|suizid) begehen ',
  ' ich bringe? mich (?:heute |jetzt |bald )?um ',
  // Spanish
  '(?<! no) quiero (?:(?:solo|ya|simplemente|realmente) )?(?:morir(?:me)?(?! (?:de|en paz|con|sin|del) )|matarme|suicidarme|quitarme la vida|acabar con mi vida|dejar de (?:vivir|existir)|autolesionarme|hacerme dano)(?= )',
  ' no quiero (?:vivir mas|seguir viviendo|seguir viva|seguir vivo) ',
  ' no tengo (?:razones|motivos|ganas) (?:de|para) vivir ',
  // French
  ' (?:je veux|je voudrais|je vais|jai envie de) (?:(?:juste|vraiment|simplement) )?(?:mourir(?! (?:de|dans|a|sur|en) )|me (?:tuer|suicider|pendre|scarifier)|d?en finir(?! avec (?!la vie|ma vie))|mettre fin a (?:mes jours|ma vie))(?= )',
  ' jai envie den finir(?! avec (?!la vie|ma vie))(?= )',
  ' je (?:ne )?veux plus vivre(?! (?:a|en|avec|chez|dans|comme|ici|sans) )(?= )',
  // Italian
  '(?<! non) voglio (?:(?:solo|soltanto|davvero) )?(?:morire(?! (?:dal|di|in|a|con) )|uccidermi|suicidarmi|ammazzarmi|farla finita(?! con )|togliermi la vita|tagliarmi le vene|farmi del male)(?= )',
  ' non voglio piu vivere(?! (?:a|in|con|qui|senza|cosi) )(?= )',
  // Portuguese
  '(?<! nao) quero (?:(?:so|apenas|mesmo) )?(?:morrer(?! (?:de|em|com|sem) )|me (?:matar|suicidar|enforcar)|matar me|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|me machucar)(?= )',
  ' nao quero (?:mais viver|viver mais|continuar vivendo|continuar viva|continuar vivo)(?! (?:em|no|na|com|sem|aqui) )(?= )',
  // Dutch, Polish, Russian, Turkish
  ' ik wil (?:(?:gewoon|echt|alleen maar) )?(?:dood|niet meer leven|mezelf (?:doden|van kant maken|snijden)|zelfmoord plegen)(?! (?:hout|gewicht))(?= )',
  '(?<! nie) chce (?:(?:juz|po prostu) )?(?:umrzec|sie zabic|popełnic samobojstwo|sie pociac) ',
  ' nie chce (?:juz )?zyc ',
  '(?<! не) (?:хочу|хочется) (?:(?:просто|уже|только) )?(?:умереть(?! (?:от|со|с|в) )|покончить с собои|убить себя|сдохнуть)(?= )',
  ' не хочу (?:больше )?жить(?= $| больше| дальше)',
  ' (?:olmek istiyorum|intihar etmek istiyorum|kendimi oldurmek istiyorum|yasamak istemiyorum) ',
  // Arabic, Hindi
  ' (?:أريد|اريد|بدي|عايز|عاوز) (?:أن |ان )?(?:أموت|اموت|أنتحر|انتحر|الموت|الانتحار) ',
  ' (?:मैं |मै )?(?:मरना|आत्महत्या करना|खुदकुशी करना) (?:चाहता|चाहती) ',
  // Japanese, Chinese, Korean
  '(?:死にたい|消えてしまいたい|自殺したい)(?! ?[」』”"]?(?:と言|って言|という))',
  '我(?:真的|好|只|很)?想(?:死(?!你|他|她|妳|在)|自[杀殺])',
  '我?不想活了',
  '(?:죽고 ?싶(?:어|다|네)|자살하고 ?싶|살고 ?싶지 ?않)',
]

export const METHOD_PHRASES: readonly string[] = [...ENGLISH_METHODS, ...OTHER_METHODS]
export const FEELING_PHRASES: readonly string[] = [...ENGLISH_FEELINGS, ...OTHER_FEELINGS]
