// Calls that several wrong hotels answer wrongly.
export const order = 'SQMOD_RetailSystem.transmitOrder'
export const tv = 'SQMOD_RoomInformation.getPowerStatus'
export const messages = 'SQMOD_TVMessages.loadTvMessages'
export const bill = 'SQMOD_BillPreview.requestBillData'
export const signIn = 'SQMOD_Auth.authenticate'
