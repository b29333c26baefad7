export const flightsPath = '/flightinfo'
