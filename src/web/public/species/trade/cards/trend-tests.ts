/** Where in the trade tab the tests of the verdict stand: an address that ends with it opens them. */
export const TREND_TESTS = 'trend-tests'
