/** The query parameters that request a batch of values (CONF-01). */
export const systemValuesQuery = (names: readonly string[]) => ({
  cmdArr: 'getSystemValues' as const,
  systemvalues: names.join(','),
})
