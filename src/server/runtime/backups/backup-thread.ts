import { parentPort, workerData } from 'node:worker_threads'
import { type BackupOrder, makeCheckedBackup } from '../../../../db/checked-backup.ts'
import { lowerThreadPriority } from '../thread-priority.ts'

// A thread that makes one backup, because copying and checking block it.
lowerThreadPriority()
parentPort?.postMessage(await makeCheckedBackup(workerData as BackupOrder), [])
