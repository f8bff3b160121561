import { useEffect, useRef, useState } from 'react'
import { archiveTooLarge, IMPORT_PATH } from '../../../../shared/features/library/archive.constants.ts'
import type { ImportSummary } from '../../../../shared/features/library/archive.schema.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { type Failure, readFailure, Refusal } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { checkFile } from './chosen-file.ts'
import { describeNewContents } from './import-labels.ts'
import { uploadFile } from './upload-file.ts'

/** A file is uploaded twice: for a preview and for the import. */
type Sending = 'check' | 'import'

export type ImportStage =
  /** `problem` is the error of the last file, `note` another message about it. */
  | { kind: 'choose'; problem: string; note: string }
  /** `sent` is the uploaded share from 0 to 1. At 1 the server is processing the file. */
  | { kind: 'sending'; what: Sending; file: File; sent: number }
  | { kind: 'found'; file: File; summary: ImportSummary }
  | { kind: 'failed'; what: Sending; file: File; failure: Failure }

const START = { kind: 'choose' as const, problem: '', note: '' }

/** The state of importing a ZIP. `onDone` is called at the end. */
export function useImport(onDone: () => void) {
  const utils = trpc.useUtils()
  const [stage, setStage] = useState<ImportStage>(START)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  function refresh(): void {
    void utils.library.invalidate()
    void utils.planner.invalidate()
    void utils.voiceLibrary.invalidate()
  }

  async function send(what: Sending, file: File): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const onProgress = (sent: number): void => {
      if (!signal.aborted) setStage({ kind: 'sending', what, file, sent })
    }
    onProgress(0)
    announce(what === 'check' ? 'Checking the file' : 'Importing...')
    dismissFailure()
    try {
      const summary = await withSignIn(async () => {
        // Checks the session and the size before the upload and not after it.
        const { bytes } = await utils.client.library.importLimit.query()
        signal.throwIfAborted()
        if (file.size > bytes) throw new Refusal(413, { message: archiveTooLarge(bytes) })
        const address = what === 'check' ? `${IMPORT_PATH}?dryRun=true` : IMPORT_PATH
        return uploadFile<ImportSummary>(address, file, { onProgress, signal })
      })
      if (signal.aborted) return
      if (what === 'check') {
        setStage({ kind: 'found', file, summary })
        return
      }
      refresh()
      onDone()
      notify({ title: 'Import completed', description: `Imported ${describeNewContents(summary) || 'nothing new'}` })
    } catch (error) {
      if (signal.aborted) return
      if (what === 'import') refresh()
      setStage({ kind: 'failed', what, file, failure: readFailure(error) })
    }
  }

  return {
    stage,
    choose: async (files: readonly File[]): Promise<void> => {
      const problem = await checkFile(files)
      const [file] = files
      if (problem === null && file) await send('check', file)
      else setStage({ ...START, problem: problem ?? '' })
    },
    import: (file: File): Promise<void> => send('import', file),
    again: ({ what, file }: { what: Sending; file: File }): Promise<void> => send(what, file),
    /** Cancels the upload and returns to the first step. */
    stop: (): void => {
      running.current?.abort()
      const hasCome = stage.kind === 'sending' && stage.what === 'import' && stage.sent === 1
      if (hasCome) refresh()
      const stopped = hasCome ? 'Stopped. What was imported so far stays, and nothing is imported twice.' : 'Stopped.'
      const note = stage.kind === 'sending' ? stopped : ''
      announce(note)
      setStage({ ...START, note })
    },
    reset: (): void => setStage(START),
  }
}
