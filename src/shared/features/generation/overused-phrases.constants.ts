const lines = (text: string): string[] => text.trim().replaceAll('\n', ' | ').split(' | ')

/**
 * Clichés, and what language models write too often: a line with one of these is not specific to its topic. Found as whole
 * words wherever they stand. Collected on 2026-11-27; review the table twice a year.
 */
export const OVERUSED_PHRASES: readonly string[] = [
  // Asking for attention
  ...lines(`
stop scrolling | don't scroll | before you scroll | if you're seeing this | this is your sign | you need to hear this | wait for it
watch till the end | watch until the end | listen up | pov: | stay till the end | stay until the end | read that again | hear me out | let me explain
stop what you're doing | raise your hand if | picture this | imagine this | sound familiar | sounds familiar | we've all been there | buckle up
storytime`),
  // Promised secrets
  ...lines(`
nobody talks about | no one talks about | nobody is talking about | no one is talking about | nobody tells you | no one tells you
nobody warned me | no one warned me | nobody prepares you | no one prepares you | what they don't tell you
don't want you to know | doesn't want you to know | the secret to | secret sauce | secret weapon | best kept secret | the truth about | hidden gem
hidden gems | this one trick | this simple trick | one weird trick | one simple trick | this one thing | little did i know | you'll never guess
crack the code | cracked the code | plot twist`),
  // Promised miracles
  ...lines(`
you won't believe | what if i told you | this changes everything | changed everything | changed my life | change your life | changed the game
life-changing | will blow your mind | blew my mind | mind-blowing | jaw-dropping | will shock you | will surprise you | game changer | game changers
gamechanger | game changing | like never before | to the next level | next-level | level up your | up your game | like a pro | holy grail | no-brainer
ultimate guide | everything you need to know | so you don't have to | thank me later | i wish i knew | will never be the same`),
  // Announcing instead of telling
  ...lines(`
here's the thing | here's why | here's what happened next | let's dive in | let's dive into | dive into | dive right in | deep dive
without further ado | let that sink in | spoiler alert | hot take | unpopular opinion | real talk | truth bomb | let's be honest
let's be real | that's when it hit me | the rest is history | and honestly | and that's okay | i'll be honest with you`),
  // Scolding the viewer
  ...lines(`
you're doing it wrong | you've been doing it wrong | you're probably doing | the biggest mistake`),
  // Machine-like wording
  ...lines(`
unlock your | unlock the power | unlock the secret | unlock the secrets | unlock the full | unleash your | unleash the | harness the power
in today's fast-paced world | fast-paced world | in today's digital | in the digital age | in a world where | in a world full of | imagine a world
ever-evolving | ever-changing | say goodbye to | say hello to | look no further | delve | delves | delving | tapestry of | rich tapestry | testament to
seamless | seamlessly | supercharge | supercharged | revolutionize | revolutionizes | cutting-edge | transformative | skyrocket
treasure trove | nestled in | in the realm of | realm of possibilities | embark on | embarking on | navigate the complexities
navigating the complexities | navigating the world of | more than just | at its core | it's worth noting | it's important to note | in conclusion
the magic happens | a symphony of | a beacon of | stands as a | plays a crucial role
speaks volumes | hits different | trust the process`),
  // German
  ...lines(`
hör auf zu scrollen | nicht weiterscrollen | bleib bis zum ende dran | bleib bis zum schluss | niemand spricht darüber | keiner spricht darüber
niemand redet darüber | was dir niemand sagt | niemand sagt dir | das ändert alles | hat alles verändert | hat mein leben verändert
wird dein leben verändern | du wirst nicht glauben | du wirst es nicht glauben | die wahrheit über | aufs nächste level | auf das nächste level
auf ein neues level | tauche ein in | tauchen wir ein | lass uns eintauchen | wer kennt es nicht | hand aufs herz | schnelllebigen welt
in einer welt in der | dieser eine trick | ein echter geheimtipp | nahtloses erlebnis`),
  // Spanish
  ...lines(`
deja de hacer scroll | nadie habla de | nadie te cuenta | nadie te dice | esto lo cambia todo | lo cambió todo | me cambió la vida
te cambiará la vida | te va a cambiar la vida | no vas a creer | no te vas a creer | no creerás | la verdad sobre | quédate hasta el final
mira hasta el final | y si te dijera | al siguiente nivel | sumérgete en | el secreto mejor guardado | en un mundo donde | este simple truco
un antes y un después`),
  // French
  ...lines(`
arrête de scroller | arrêtez de scroller | personne ne parle de | personne ne te dit | personne ne vous dit | ça change tout | a tout changé
a changé ma vie | va changer ta vie | va changer votre vie | tu ne vas pas croire | vous n'allez pas croire | la vérité sur | reste jusqu'à la fin
regarde jusqu'à la fin | regardez jusqu'à la fin | et si je te disais | et si je vous disais | plongeons dans | au niveau supérieur
dans un monde où | le secret le mieux gardé | l'astuce que personne | à l'ère du numérique`),
  // Portuguese
  ...lines(`
pare de rolar | para de rolar | ninguém fala sobre | ninguém te conta | ninguém te fala | isso muda tudo | mudou tudo | mudou minha vida
vai mudar sua vida | você não vai acreditar | a verdade sobre | assista até o final | fica até o final | fique até o final | e se eu te dissesse
vamos mergulhar | mergulhe no | mergulhe na | para o próximo nível | em um mundo onde | o segredo mais bem guardado`),
  // Italian
  ...lines(`
smetti di scrollare | smettila di scrollare | nessuno parla di | nessuno te lo dice | nessuno ti dice | questo cambia tutto | ha cambiato tutto
mi ha cambiato la vita | ti cambierà la vita | non ci crederai | non crederai | la verità su | la verità sul | la verità sulla
guarda fino alla fine | resta fino alla fine | e se ti dicessi | immergiamoci | tuffiamoci | al livello successivo | in un mondo in cui
il segreto meglio custodito`),
]

/** Adjectives of advertising. Three in a row say nothing, whatever the topic. */
const PRAISE =
  '(?:simple|easy|quick|fast|fresh|bold|powerful|effective|efficient|beautiful|stunning|vibrant|timeless|elegant|modern|sleek|smart|fun|delicious|creamy|cozy|warm|raw|real|honest|authentic|unique|innovative|sustainable|affordable|reliable|practical|actionable|engaging|inspiring|dynamic|robust|scalable|rich|healthy|wholesome|effortless|unforgettable)'

/**
 * Overused sentence shapes and openings with their names, for a text in lower case with straight apostrophes and single
 * spaces. Every gap is bounded.
 */
export const OVERUSED_SHAPES: readonly { phrase: string; shape: RegExp }[] = [
  {
    phrase: 'before you',
    shape: /^before you [^.!?]{1,80}[,:] ?(?:watch|see|hear|read|listen to|check|consider|know) (?:this|these|that)\b/u,
  },
  { phrase: 'ever wondered', shape: /^(?:have you )?ever wondered\b/u },
  {
    phrase: 'tired of …?',
    shape: /^(?:are you )?(?:so )?(?:tired of|sick of|struggling with|struggling to|ready to) [^.!?]{1,80}\?/u,
  },
  { phrase: 'honestly?', shape: /(?:^|[.!?…] )(?:and )?honestly\?/u },
  {
    phrase: 'the best part?',
    shape:
      /(?:^|[.!?…—–] ?)(?:and |but )?(?:the|my) (?:best part|worst part|crazy part|craziest part|wild part|scary part|funny part|result|kicker|twist|catch|secret|truth|good news)\?/u,
  },
  { phrase: 'spoiler:', shape: /(?:^|[.!?…(—–] ?)spoilers?(?:[:,!—–]| -)/u },
  {
    phrase: 'elevate your',
    shape:
      /\belevat(?:e|es|ing) (?:your|the|every) (?!legs?\b|foot\b|feet\b|ankles?\b|knees?\b|arms?\b|hands?\b|wrists?\b|head\b|hips?\b|bed\b)/u,
  },
  { phrase: "whether you're … or", shape: /\bwhether you're [^.!?]{1,80}\bor\b(?! not\b)/u },
  { phrase: 'not just …, but', shape: /\bnot (?:just|only|merely|simply) [^.!?]{1,60}\bbut\b/u },
  {
    phrase: "isn't just …, it's",
    shape:
      /\b(?:isn't|aren't|wasn't|is not|are not) (?:just|only|merely|simply) [^.!?]{1,60}[.,;:—–-] ?(?:it's|it is|it was|they're|this is|that's)\b/u,
  },
  {
    phrase: "it's not …, it's",
    shape:
      /\b(?:it's not|it isn't|it is not|it wasn't|this isn't|this is not|that's not|that isn't|the (?:problem|secret|answer|trick|goal|point|difference) isn't) [^.!?]{1,60}[.!,;:—–-] ?(?:it's|it is|it was|this is|that's)\b/u,
  },
  { phrase: "you're not …, you're", shape: /\byou(?:'re not| aren't| are not) [^.!?]{1,60}[.!,;:—–-] ?you're\b/u },
  {
    phrase: 'not about …, about',
    shape:
      /\b(?:not|isn't|wasn't|aren't) about [^.!?]{1,60}[.,;:—–-] ?(?:it's|it is|it was|they're) (?:really |all )?about\b/u,
  },
  { phrase: 'no …, no …, just', shape: /\bno [^.,!?]{1,30}[.,] (?:and )?no [^.,!?]{1,30}[.,—–] ?just\b/u },
  {
    phrase: 'three adjectives of praise',
    shape: new RegExp(String.raw`\b${PRAISE}, ${PRAISE},? (?:and|&) ${PRAISE}\b`, 'u'),
  },
]

/** Those that prompts name, 25 at most: a longer list makes lines stiff. The check of what comes back knows all. */
export const PROMPT_PHRASES: readonly string[] = lines(`
stop scrolling | watch till the end | wait for it | pov: | nobody tells you | nobody talks about | this one trick | changed everything
what if i told you | you won't believe | the truth about | game changer | here's why | let's dive in | hot take | you're doing it wrong
so you don't have to | before you | i wish i knew | here's the thing | let that sink in`)
