const HURT =
  /\b(?:grief(?! counsel)|grieving|mourning|funeral(?! (?:director|home))|diagnosed|cancer|chemo|tumor|miscarriage|stillbirth|infertility|depress(?:ion|ed)|abus(?:e|ed|ive)|trauma|ptsd|self-harm|addict(?:ion|ed)?|alcohol(?:ic|ism)|sober|sobriety|rehab|relapse|widow(?:ed|er)?|suicid(?:e|al)|overdose|dementia|alzheimer'?s?|assault|bankruptcy|homeless|refugees?|bull(?:ied|ying)|hospice(?! nurse)|eating disorder|anorexia|bulimia|heartbreak|the war|passed away|burned down|my (?:stroke|seizures?|heart attack)|leukemia|almost died|(?:after|in) (?:the|a) (?:house )?(?:fire|flood|accident|crash)|saying goodbye to my)\b/iu
/** A dead phone is no loss, lost pounds are none. */
const LOSS =
  /\b(?:died|dies|dying|death|dead)\b|\b(?:lost|losing|loss of|without) (?:my|our|your|a)\b|'s last (?:voicemail|letter|words|message|day|walk|birthday)\b/iu
/** Who is close to somebody. */
export const CLOSE =
  /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|child|wife|husband|partner|friend|grand(?:ma|pa|mother|father)|baby|somebody|someone|dog|cat|pet)\b/iu

/** Whether a text is about loss, violence or illness: nothing to joke about or to sell with. */
export const isGraveText = (text: string): boolean => HURT.test(text) || (LOSS.test(text) && CLOSE.test(text))
