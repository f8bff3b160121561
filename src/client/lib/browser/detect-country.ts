/**
 * Guesses which of these countries (ISO 3166 codes) the browser is in. Uses its time zone if the browser lists the zones of a
 * country, else the region of its language. Returns undefined if none matches.
 */
export function detectCountry(countries: readonly string[]): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const byZone = countries.find((country) => loadZones(country).includes(timeZone))
  if (byZone) return byZone
  const regions = navigator.languages.map((language) => new Intl.Locale(language).maximize().region)
  return countries.find((country) => regions.includes(country))
}

/** Returns the time zones of a country, or an empty list if the browser cannot list them. */
function loadZones(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  })
  return locale.getTimeZones?.() ?? []
}

/** Returns the name of a country in the browser's language. Null means all countries. */
export function countryName(country: string | null): string {
  if (country === null) return 'Every country'
  return new Intl.DisplayNames(undefined, { type: 'region' }).of(country) ?? country
}
