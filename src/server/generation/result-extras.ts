import { buildExtras } from '../../shared/features/generation/generation.rules.ts'
import { type ResultExtras } from '../../shared/features/generation/generation.schema.ts'
import { type StoredGeneration } from './generation-row.ts'

/** The fields of a stored result beside its content. */
export function resultExtras({ sources, warnings, freeRewrite }: StoredGeneration): ResultExtras {
  return buildExtras({ sources, warnings, freeRewrite })
}
