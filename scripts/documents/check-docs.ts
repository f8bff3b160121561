import { join } from 'node:path'
import { findDocumentFaults } from './document-faults.ts'
import { readProject } from './project.ts'

// Prints every link, anchor, file name, npm script and shell line of the documents that leads nowhere, and exits 1.
process.chdir(join(import.meta.dirname, '../..'))
const faults = findDocumentFaults(readProject())
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('Every link, file and command of the documents exists.')
