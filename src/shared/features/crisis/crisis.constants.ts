import type { Warning } from '../generation/generation.schema.ts'
import type { Help, HelpLink } from './crisis.schema.ts'

/**
 * Where to get help: national lines that are free or cost a local call, one per country, and two directories for all other
 * countries. Numbers were checked against the lines' own pages, health authorities and newspapers in November 2026.
 */
export const HELP_LINKS: readonly HelpLink[] = [
  { country: null, name: 'Find A Helpline', url: 'https://findahelpline.com' },
  { country: null, name: 'Befrienders Worldwide', url: 'https://befrienders.org' },
  { country: 'AT', name: 'TelefonSeelsorge', phone: '142', url: 'https://www.telefonseelsorge.at' },
  { country: 'AU', name: 'Lifeline', phone: '13 11 14', url: 'https://www.lifeline.org.au' },
  { country: 'BR', name: 'CVV', phone: '188', url: 'https://cvv.org.br' },
  { country: 'CA', name: '9-8-8 Suicide Crisis Helpline', phone: '988', url: 'https://988.ca' },
  { country: 'CH', name: 'Die Dargebotene Hand', phone: '143', url: 'https://www.143.ch' },
  { country: 'DE', name: 'TelefonSeelsorge', phone: '0800 111 0 111', url: 'https://www.telefonseelsorge.de' },
  { country: 'ES', name: 'Línea 024', phone: '024', url: 'https://www.sanidad.gob.es/linea024/' },
  { country: 'FI', name: 'MIELI', phone: '09 2525 0111', url: 'https://mieli.fi/en/support-and-help/crisis-helpline/' },
  { country: 'FR', name: '3114', phone: '3114', url: 'https://3114.fr' },
  { country: 'GB', name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.org' },
  { country: 'IE', name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.org/ireland/' },
  { country: 'IN', name: 'Tele-MANAS', phone: '14416', url: 'https://telemanas.mohfw.gov.in' },
  { country: 'IT', name: 'Telefono Amico', phone: '02 2327 2327', url: 'https://www.telefonoamico.it' },
  {
    country: 'JP',
    name: 'よりそいホットライン',
    phone: '0120-279-338',
    url: 'https://www.mhlw.go.jp/mamorouyokokoro/',
  },
  { country: 'KR', name: '자살예방 상담전화', phone: '109' },
  { country: 'MX', name: 'Línea de la Vida', phone: '800 911 2000' },
  { country: 'NL', name: '113 Zelfmoordpreventie', phone: '113', url: 'https://www.113.nl' },
  { country: 'NZ', name: 'Need to talk?', phone: '1737', url: 'https://1737.org.nz' },
  { country: 'PT', name: 'Linha Nacional de Prevenção do Suicídio', phone: '1411' },
  { country: 'US', name: '988 Suicide & Crisis Lifeline', phone: '988', url: 'https://988lifeline.org' },
]

/** Organisations for eating disorders, by their web pages. */
const EATING_LINKS: readonly HelpLink[] = [
  { country: 'AU', name: 'Butterfly Foundation', url: 'https://butterfly.org.au' },
  { country: 'CA', name: 'NEDIC', url: 'https://nedic.ca' },
  { country: 'GB', name: 'Beat', url: 'https://www.beateatingdisorders.org.uk' },
  { country: 'IE', name: 'Bodywhys', url: 'https://www.bodywhys.ie' },
  { country: 'US', name: 'NEDA', url: 'https://www.nationaleatingdisorders.org' },
]

/** The answer to a topic about killing or harming oneself. It tells those who write about prevention how to word it. */
export const CRISIS_HELP: Help = {
  message:
    'You matter more than any video. If this is about you, please talk to somebody now, one of these lines or a doctor: they listen, and they do not judge. In danger this minute? Call your emergency number. Writing about prevention, loss or recovery? Say so in the topic.',
  links: [...HELP_LINKS],
}

/** The answer to a topic about starving oneself, purging or hiding it. */
export const EATING_HELP: Help = {
  message:
    'You matter more than any video, and more than any number on a scale. If this is about you, please talk to somebody now: a doctor, somebody you trust or one of these lines. They listen, and they do not judge. Faint, in pain or in danger? Call your emergency number. Writing about recovery or prevention? Say so in the topic.',
  links: [...EATING_LINKS, ...HELP_LINKS],
}

/** The answer to a topic about stopping a medicine at once. */
export const MEDICINE_HELP: Help = {
  message:
    'Stopping a medicine at once can be dangerous. Please ask a doctor or a pharmacist first: they know how to stop safely, step by step. Feeling low? These lines listen. In danger this minute? Call your emergency number. Writing about how somebody stopped with a doctor? Say so in the topic.',
  links: [...HELP_LINKS],
}

/** The answer to a topic that asks how to harm somebody. */
export const DECLINED: Warning = {
  message:
    'Nothing is written about how to harm somebody. News, history and protection against it are welcome: say so in the topic.',
  reason: 'declined_topic',
}

/** What a model writes instead of a text: the topic is a crisis, or it refuses for another reason. */
export const MODEL_SIGNAL = { crisis: 'CRISIS_HELP', declined: 'TOPIC_DECLINED' } as const
