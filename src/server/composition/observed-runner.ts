import type { GenerationState } from '../../shared/features/generation/generations.constants.ts'
import { createRunner } from '../generation/run-generation.ts'
import type { Meters } from '../runtime/metrics/meters.ts'

/** Writes generations as `createRunner` does, and counts the stored end and the charged prompt of each. */
export function createObservedRunner(
  deps: Parameters<typeof createRunner>[0],
  meters: Pick<Meters, 'countGeneration'>,
): ReturnType<typeof createRunner> {
  return async (work) => {
    let end: GenerationState | undefined
    let charged: readonly string[] = []
    const generationLeases: typeof deps.generationLeases = {
      ...deps.generationLeases,
      finish: async (trx, key, stored, now) => {
        const isOurs = await deps.generationLeases.finish(trx, key, stored, now)
        end = isOurs ? stored.state : undefined
        return isOurs
      },
    }
    const ledger: typeof deps.ledger = {
      ...deps.ledger,
      settle: (trx, charges) => {
        charged = charges.keep
        return deps.ledger.settle(trx, charges)
      },
    }
    await createRunner({ ...deps, generationLeases, ledger })(work)
    // Without a stored end another process goes on with it.
    if (end === undefined) return
    const { prompt } = work.reserved
    meters.countGeneration(work.tool.name, end, prompt !== undefined && charged.includes(prompt))
  }
}
