const HURT =
  /\b(?:grief(?! counsel)|grieving|mourning|funeral(?! (?:director|home))|diagnosed|cancer|chemo|tumor|miscarriage|stillbirth|infertility|depress(?:ion|ed)|abus(?:e|ed|ive)|trauma|ptsd|self-harm|addict(?:ion|ed)?|alcohol(?:ic|ism)|sober|sobriety|rehab|relapse|widow(?:ed|er)?|suicid(?:e|al)|dementia|alzheimer'?s?|parkinson'?s?|assault|bankruptcy|homeless|refugees?|bull(?:ied|ying)|hospice(?! nurse)|eating disorder|anorexia|bulimia|heartbreak|the war|passed away|burned down|leukemia|almost died|(?:after|in) (?:the|a) (?:house )?(?:fire|flood|accident|crash)|saying goodbye to my)\b/iu
/** A dead phone is no loss, lost pounds are none. */
const LOSS =
  /\b(?:died|dies|dying|death|dead)\b|\b(?:lost|losing|loss of|without) (?:my|our|your|a)\b|'s last (?:voicemail|letter|words|message|day|walk|birthday)\b/iu
/** Who is close to somebody. */
export const CLOSE =
  /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|child|wife|husband|partner|friend|grand(?:ma|pa|mother|father)|baby|somebody|someone|dog|cat|pet)\b/iu

const EMERGENCY =
  /\b(?:(?:a|of|my|heat|mini) ?stroke(?! of)|stroke (?:signs?|symptoms?|warning|in)|heart attacks?|cardiac arrest|chok(?:es|ing)|heimlich|sepsis|anaphyla\p{L}+|allergic (?:reaction|shock)|epipen|carbon monoxide|gas leak|drown(?:s|ing)?(?! (?:in|out)\b)|rip currents?|overdos(?:e|es|ing)|poisoning|cpr|first aid|seizures?|concussion|hypothermia|heat ?(?:exhaustion|stroke)|dehydration|head injur(?:y|ies)|frostbite|meningitis|blood clots?|aneurysm|appendicitis|preeclampsia|(?:house|grease|kitchen) fires?|smoke (?:alarms?|detectors?)|(?:fire|water|pool|gun|car seat) safety|snake bites?|call (?:911|999|112))\b/iu
const AFTERWARDS =
  /\b(?:my (?:stroke|heart attack|seizures?|overdose)|I (?:had|survived|almost|nearly)|(?:life )?after (?:a|my) (?:stroke|heart|cardiac)|recover\p{L}*|surviv(?:ed|ors?)|living with|caring for)\b/iu

/** Whether a text is about danger to life: nothing to wait for or to guess at. `isOver`: somebody looks back at it. */
export const isEmergency = (text: string, isOver = false): boolean =>
  EMERGENCY.test(text) && AFTERWARDS.test(text) === isOver

/** Whether a text is about loss, violence or illness: nothing to joke about or to sell with. */
export const isGraveText = (text: string): boolean =>
  HURT.test(text) || isEmergency(text, true) || (LOSS.test(text) && CLOSE.test(text))
