/**
 * Which of these countries (ISO 3166 codes) the browser seems to be in: by its time zone where it knows the zones of a
 * country, else by the region of its language. Undefined where none fits.
 */
export function ownCountry(countries: readonly string[]): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const byZone = countries.find((country) => loadZones(country).includes(timeZone))
  if (byZone) return byZone
  const regions = navigator.languages.map((language) => new Intl.Locale(language).maximize().region)
  return countries.find((country) => regions.includes(country))
}

/** The time zones of a country; none in a browser that does not list them. */
function loadZones(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  })
  return locale.getTimeZones?.() ?? []
}

/** A country in words, in the browser's language; what serves them all has none. */
export function countryName(country: string | null): string {
  if (country === null) return 'Every country'
  return new Intl.DisplayNames(undefined, { type: 'region' }).of(country) ?? country
}
