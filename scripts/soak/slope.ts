/** Slope of the second value over the first by least squares; 0 for fewer than two pairs. */
export function slope(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 2) return 0
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(pairs.map(([at]) => at)), mean(pairs.map(([, value]) => value))]
  const above = pairs.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return above / pairs.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}
