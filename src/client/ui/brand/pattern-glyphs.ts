import type { HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'

/** SVG paths of the viral patterns on a 32 x 14 grid. */
export const PATTERN_GLYPHS: Record<HookPattern, { path: string; dotted?: string; dot?: true }> = {
  Question: { path: 'M1 12h13c9 0 8-10.5 16-10.5' },
  Contrarian: { path: 'M1 3h21a4.25 4.25 0 0 1 0 8.5H11m3.5-3.5L11 11.5l3.5 3' },
  List: { path: 'M1 12h30M5 12V3M12 12V3M19 12V3M26 12V3' },
  Story: { path: 'M1 7c3.3-7 6.7-7 10 0s6.7 7 10 0 6.7-7 10 0' },
  Mistake: { path: 'M1 3h10l5 9 5-9h10' },
  'Curiosity gap': { path: 'M1 7h10M21 7h10', dot: true },
  'How-to': { path: 'M1 12.5h8V9h7V5.5h7V2h8' },
  Challenge: { path: 'M1 12h9l6-10 6 10h9' },
  Comparison: { path: 'M1 3.5h30M1 10.5h17' },
  Proof: { path: 'M1 7h9l5 5 9-10h7' },
  'Before and after': { path: 'M1 11.5h13M18 2.5h13', dotted: 'M16 1v12' },
  Warning: { path: 'M1 7h6l3-5 5.5 10L21 2l3 5h7' },
}
