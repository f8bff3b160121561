/** What a release is made of, as it is in the working directory. */
export interface Release {
  /** Lines of `git status --porcelain`: files that differ from the commit. */
  changes: string[]
  /** Tags of git. */
  tags: string[]
  /** The version in package.json. */
  version: string
  /** The version in package-lock.json. */
  lockedVersion: string
  /** The texts of CHANGELOG.md and docs/upgrade.md. */
  changelog: string
  upgrade: string
  /** Whether THIRD_PARTY_LICENSES.md is the page of the installed packages. */
  areLicencesCurrent: boolean
}

const VERSION = /^\d+\.\d+\.\d+(?:-rc\.\d+)?$/u

/** Everything that stands between the working directory and a release, as sentences with what to do; empty if nothing does. */
export function releaseProblems(release: Release): string[] {
  return [
    ...release.changes.map((change) => `Not committed: ${change.trim()}`),
    ...versionProblems(release),
    ...changelogProblems(release),
    ...(release.areLicencesCurrent ? [] : ['THIRD_PARTY_LICENSES.md is not current: npm run licenses']),
    ...(hasUpgradeNotes(release) ? [] : [`docs/upgrade.md has no part "## ${release.version}"`]),
  ]
}

function versionProblems({ version, lockedVersion, tags }: Release): string[] {
  return [
    ...(VERSION.test(version) ? [] : [`${version} is no version such as 1.2.3 or 1.2.3-rc.1`]),
    ...(version === lockedVersion ? [] : [`package-lock.json says ${lockedVersion}: npm install --package-lock-only`]),
    ...(tags.includes(`v${version}`) ? [`There is a tag v${version}: raise the version in package.json`] : []),
  ]
}

/** Source: https://keepachangelog.com/en/1.1.0/ */
function changelogProblems({ version, changelog }: Release): string[] {
  const unreleased = partOf(changelog, '[Unreleased]')
  const released = partOf(changelog, `[${version}]`)
  if (unreleased === undefined) return ['CHANGELOG.md has no part "## [Unreleased]"']
  if (released === undefined) return [`CHANGELOG.md has no part "## [${version}] - <date>"`]
  return [
    ...(unreleased.text === '' ? [] : [`CHANGELOG.md has lines under Unreleased: move them to ${version}`]),
    ...(/^ - \d{4}-\d{2}-\d{2}$/u.test(released.after) ? [] : [`CHANGELOG.md has no date for ${version}`]),
    ...(/^- /mu.test(released.text) ? [] : [`CHANGELOG.md says nothing about ${version}`]),
  ]
}

/** A candidate may have the notes of its release. */
function hasUpgradeNotes({ version, upgrade }: Release): boolean {
  const [release = version] = version.split('-')
  return [version, release].some((title) => partOf(upgrade, title)?.after === '')
}

/** A part of second level whose heading begins with `title`: what follows it in the heading, and its text. */
function partOf(page: string, title: string): { after: string; text: string } | undefined {
  const part = page.split(/^## /mu).find((text) => text.startsWith(title))
  if (part === undefined) return undefined
  const [heading = '', ...lines] = part.split('\n')
  return { after: heading.slice(title.length), text: lines.join('\n').trim() }
}
