import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesPage } from '../licenses.ts'
import { releaseProblems } from './release-problems.ts'

// Checks that the working directory can be released as the version in package.json. Prints what is missing and exits 1, or the
// commands that remain. It changes nothing.
process.chdir(join(import.meta.dirname, '../..'))
const read = (path: string) => readFileSync(path, 'utf8')
const versionIn = (path: string) => (JSON.parse(read(path)) as { version: string }).version
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const version = versionIn('package.json')
const problems = releaseProblems({
  changes: git('status', '--porcelain'),
  tags: git('tag', '--list'),
  version,
  lockedVersion: versionIn('package-lock.json'),
  changelog: read('CHANGELOG.md'),
  upgrade: read('docs/upgrade.md'),
  areLicencesCurrent: read('THIRD_PARTY_LICENSES.md') === licensesPage(),
})
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${version} can be released once npm test is green:

git tag --annotate v${version} --message "Hookline ${version}"
git push --follow-tags`)
