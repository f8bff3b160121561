import { describe, expect, it } from 'vitest'
import { type Release, releaseProblems } from './release-problems.ts'

const READY: Release = {
  changes: [],
  tags: ['v1.0.0'],
  version: '1.1.0-rc.1',
  lockedVersion: '1.1.0-rc.1',
  changelog:
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0-rc.1] - 2027-01-31\n\n### Added\n\n- A thing.\n\n## [1.0.0] - 2027-01-01\n',
  upgrade: '# Upgrade\n\n## 1.1.0\n\nNothing to do.\n\n## 1.0.0\n',
  areLicencesCurrent: true,
}

describe('the check of a release', () => {
  it('finds nothing where nothing is missing', () => {
    expect(releaseProblems(READY)).toEqual([])
    expect(releaseProblems({ ...READY, upgrade: '# Upgrade\n\n## 1.1.0-rc.1\n\nNothing to do.\n' })).toEqual([])
  })

  it.each<[what: string, change: Partial<Release>, problem: string]>([
    ['a changed file', { changes: [' M README.md'] }, 'Not committed: M README.md'],
    ['an odd version', { version: '1.1', lockedVersion: '1.1' }, '1.1 is no version such as 1.2.3 or 1.2.3-rc.1'],
    [
      'another version in the lockfile',
      { lockedVersion: '1.0.0' },
      'package-lock.json says 1.0.0: npm install --package-lock-only',
    ],
    ['a tag that exists', { tags: ['v1.1.0-rc.1'] }, 'There is a tag v1.1.0-rc.1: raise the version in package.json'],
    [
      'lines that are unreleased',
      { changelog: READY.changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- Another.\n') },
      'CHANGELOG.md has lines under Unreleased: move them to 1.1.0-rc.1',
    ],
    ['no list', { changelog: '## [Unreleased]\n' }, 'CHANGELOG.md has no part "## [1.1.0-rc.1] - <date>"'],
    ['no date', { changelog: READY.changelog.replace(' - 2027-01-31', '') }, 'CHANGELOG.md has no date for 1.1.0-rc.1'],
    [
      'an empty list',
      { changelog: READY.changelog.replace('- A thing.', '') },
      'CHANGELOG.md says nothing about 1.1.0-rc.1',
    ],
    ['old licences', { areLicencesCurrent: false }, 'THIRD_PARTY_LICENSES.md is not current: npm run licenses'],
    ['no notes for the upgrade', { upgrade: '# Upgrade\n\n## 1.0.0\n' }, 'docs/upgrade.md has no part "## 1.1.0-rc.1"'],
  ])('names %s', (_what, change, problem) => {
    expect(releaseProblems({ ...READY, ...change })).toContain(problem)
  })
})
