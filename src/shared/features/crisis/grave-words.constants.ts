const list = (text: string): string[] => text.trim().replaceAll('\n', ', ').split(', ')

/** Words and phrases, folded by `foldText`, that do not make a topic grave although they hold such a word. */
export const NOT_GRAVE = list(`
star wars, console wars, infinity war, god of war, tug of war, bidding war, price war, red dead, walking dead, evil dead, grateful dead
dead battery, dead skin, dead sea, death valley, dead hang, dead bug, dead simple, dead easy, drop dead, dead stock, to death
phone died, battery died, laptop died, phone is dead, battery is dead, dying to, by accident, happy accident, killed it, murder mystery
crash course, drowning in, stroke of, brush stroke, brush strokes, cancer season, cancer zodiac, hearing aids, bath bomb, flooded with
cult classic, retail therapy, memorial day, suicide squad, death metal, addicted to this
`)

/** Words and phrases of topics about death, illness, violence, loss and danger. `*` stands for any end of the word. */
export const GRAVE_WORDS = list(`
died, dies of, dies from, someone dies, somebody dies, dog dies, cat dies, pet dies, parent dies, child dies, he dies, she dies, dying
dead, death*, deceased, passed away, passing of, funeral*, grief, griev*, mourn*, bereave*, widow*, orphan*, stillb*
miscarr*, burial, buried my, eulogy, cremat*, hospice*, last words, last voicemail, last letter, terminally, end of life
rainbow bridge, euthan*, killed, killing of, manslaughter, homicide*, murder*, executed by, death row, assassinat*
cancer, chemo*, tumor*, tumour*, leukemia, leukaemia, lymphoma, melanoma, diagnosis, diagnosed, dementia, alzheimer*, parkinson*
terminal illness, chronic illness, mental illness, my illness, stroke, heart attack*, cardiac arrest, heart failure, icu, nicu
intensive care
a coma, transplant*, dialysis, epilep*, seizure*, paraly*, amput*, cystic fibrosis, lupus, multiple sclerosis, hiv, infertil*, ivf, preemie
brain injury, birth defect, surgery, emergency room, ambulance, sepsis, meningitis, aneurysm, appendicitis, preeclampsia, blood clot*
concussion*, hypothermia, frostbite, choking, chokes, cpr, first aid, poisoning, overdos*, anaphyla*, allergic reaction, epipen
carbon monoxide
gas leak, rip current*, heat stroke, heatstroke, dehydration, snake bite*, call 911, drown*, head injur*, electrocut*, gun safety
fire safety, water safety, pool safety, smoke alarm*, house fire*, kitchen fire*
depress*, suicid*, self harm*, self injur*, anorexi*, bulimi*, eating disorder*, ptsd, trauma*, panic attack*, psychosis, schizophren*
bipolar, nervous breakdown, psych ward, want to die, wanted to die, heartbreak*, hopeless*
abus*, assault*, rape, raped, rapist*, molest*, groomed at, groomed by, groomed me, was groomed, were groomed, being groomed, child grooming
online grooming, grooming gang*, grooming of, violen*, stalker*, stalked, stalking, harass*, traffick*, bullied, bully*, was beaten
beaten by, got beaten, kidnap*
abduct*, incest*, pedophil*, paedophil*, sexually, revenge porn, strangl*, stabb*, hostage*, honor killing*, genital mutilation, a cult
gunman, shot dead, was shot, got shot, been shot, school shooting*, mass shooting*, shooting victim*, active shooter*, school shooter*, gun violence
massacre*, terror*, bombing*, bombed, the war, at war, civil war, world war, a war, warzone, war zone, war crime*, war of, war veteran*
iraq war, vietnam war, gulf war, war ended, war began, war broke, wars, genocid*, holocaust, slavery, famine*, apartheid
concentration camp*, lynch*, refugee*
asylum seeker*, deported, deportation*, hate crime*, racis*, antisemit*, homophob*, transphob*, torture*
addict*, alcoholi*, sober, sobriety, rehab, relaps*, heroin, fentanyl, opioid*, meth, cocaine, withdrawal, gambling
adoption, adoptive, birth mother, birth mom, foster care, foster child*, foster parent*, aborti*, custody, premature baby, sids, infant loss
coffin*, corpse*, crime scene*, noose, hospital, hospitals, hospitaliz*, memorial*, siege, therapist*, therapy, psychiatr*, counselor*
my last will, make a will
pregnancy loss, ectopic, rainbow baby, child loss, missing child*, missing person*, estranged
earthquake*, tsunami*, hurricane*, tornado*, flood, floods, flooded, wildfire*, burned down, burnt down, avalanche*, plane crash*
car crash*
train crash*, bus crash*, car accident*, accident, explosion*, chernobyl, 9 11, september 11, natural disaster*, sinking of, shipwreck*
building collapse, pandemic, drought
prison, jail*, inmate*, homeless*, evict*, bankrupt*, foreclos*, divorc*, survivor*, i survived, surviving, almost died, nearly died
antidepressant*, pro ana
gestorben, tod, tot, verstorben*, trauer*, beerdigung, krebs, fehlgeburt, sternenkind*, missbrauch*, vergewaltig*, selbstmord*, demenz
alkoholiker*, drogensucht, krieg, kriege, einschlafern, eingeschlafert, amoklauf, erdbeben, unfall, uberlebt
mort, morte, morts, mourir, deces, decede*, deuil, enterrement, fausse couche, viol, violee, inceste, guerre, attentat*, seisme
muerte*, murio, muerto, muerta, fallec*, duelo, aborto, violacion, violada, depresion, adiccion, guerra, tiroteo, terremoto, eutanasia
morreu, morto, falec*, luto, enterro, estupr*, morta, lutto, funerale, stupr*, tumore, cancro, guerre
`)

const FAMILY =
  '(?:mom|mum|mother|dad|father|parents?|brother|sister|twin|son|daughter|child|kid|children|wife|husband|partner|fiance|fiancee|friend|best friend|grand(?:ma|pa|mother|father|parents)|aunt|uncle|baby|dog|cat|pet|puppy|kitten|horse|rabbit|leg|arm|sight|eyesight|hearing)'

/** The loss of a person or an animal, as sources of regular expressions. */
export const GRAVE_PHRASES = [
  ` (?:lost|lose|losing|loosing|loss of|without|goodbye to|burying|bury|missing|remembering) (?:my|our|your|her|his|their|a) (?:late )?${FAMILY} `,
  ` my late ${FAMILY} `,
  ` lost (?:our|my|their) (?:home|house|everything) `,
  ` ${FAMILY}s last (?:voicemail|letter|words|message|day|walk|birthday|christmas) `,
  ` put(?:ting)? (?:my |our |the |her |his |a )?(?:old |sick )?(?:dogs?|cats?|pets?|horse|puppy|rabbit|hamster|animal|him|her|them) (?:to sleep|down) `,
  ` (?:gave|give|giving|given) (?:[^ ]+ ){0,2}(?:baby|child|son|daughter|kids|children|dog|cat) (?:up|away) `,
  ` (?:gave|give|giving) up (?:my|our|a|her|his) (?:baby|child|son|daughter|kids|children|dog|cat) `,
]
