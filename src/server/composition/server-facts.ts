import { type Config } from '../config/config.ts'
import { providerRows } from '../config/providers-table.ts'
import { type LocalAi } from '../providers/local-server.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type Build } from '../runtime/build.ts'
import { type Clock } from '../runtime/clock.ts'
import { type ReadDiskSpace } from '../runtime/disk/disk-reserve.ts'
import { type AdminSettings } from './dependencies.ts'

/** What the owner's pages show of this process. */
export function describeServer({
  build,
  config,
  clock,
  text,
  speech,
  local,
  readDiskSpace,
  ...rest
}: Pick<AdminSettings, 'backups' | 'calls' | 'findTemporaryBytes'> & {
  build: Build
  config: Config
  clock: Clock
  text: TextModel
  speech: () => SpeechModel | undefined
  local?: LocalAi | undefined
  readDiskSpace: ReadDiskSpace
}): AdminSettings {
  const { backups, calls, findTemporaryBytes } = rest
  return {
    calls,
    findTemporaryBytes,
    facts: {
      ...build,
      node: process.versions.node,
      system: `${process.platform} ${process.arch}`,
      startedAt: clock.now(),
      variables: config.variables,
    },
    backups,
    bucket: config.audioStore.kind === 's3' ? config.audioStore.bucket : null,
    findDiskSpace: () => readDiskSpace(config.dataDir),
    adapters: () => providerRows(config, { textName: text.name, canSpeak: speech() !== undefined, local }),
  }
}
