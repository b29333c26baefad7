/**
 * The query parameters that request a batch of values (CONF-01). The property is named, because the hotel knows it
 * otherwise from the page's address or a cookie, and tabs of two houses share the cookie (HOUSE-02).
 */
export const systemValuesQuery = (names: readonly string[], property = '') => ({
  cmdArr: 'getSystemValues' as const,
  systemvalues: names.join(','),
  ...(property && { property }),
})
