/**
 * The sandbox's test cards and their behaviour. Any future date and any three digits are valid for them. Source:
 * Stripe's test cards of the same numbers.
 */
export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', behaviour: 'pays', label: 'Pays' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', label: 'Is declined' },
  { number: '4000 0025 0000 3155', behaviour: 'confirms', label: 'Asks for a confirmation step' },
  { number: '4000 0000 0000 0341', behaviour: 'fails-later', label: 'Pays now, fails at renewal' },
] as const

export type SandboxCardBehaviour = (typeof SANDBOX_CARDS)[number]['behaviour']
