export const weatherPath = '/weather/:index'
