export const mapsPath = '/demo/maps'
