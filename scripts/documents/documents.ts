import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPage } from './api-page.ts'
import { dataModelPage } from './data-model-page.ts'
import { variablesPage } from './variables-page.ts'

const read = (path: string) => readFileSync(path, 'utf8')

/** The pages of docs/ that are made from the code, by their paths. A test compares them with what is committed. */
export async function madeDocuments(): Promise<Record<string, string>> {
  return {
    'docs/variables.md': variablesPage(read('.env.example')),
    'docs/data-model.md': await dataModelPage(),
    'docs/api.md': apiPage(read('docs/api.md'), read('examples/typed-client.ts')),
  }
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, '../..'))
  for (const [path, text] of Object.entries(await madeDocuments())) writeFileSync(path, text)
}
