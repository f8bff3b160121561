import { describeTextModel } from '../text.contract.ts'
import { createPatternTextModel } from './pattern-text-model.ts'

describeTextModel('pattern writer', () => ({
  model: createPatternTextModel({ pace: async () => {} }),
  keepsLength: true,
}))
