/** The query by which a batch of values is asked for (CONF-01). */
export const systemValuesQuery = (names: readonly string[]) => ({
  cmdArr: 'getSystemValues' as const,
  systemvalues: names.join(','),
})
