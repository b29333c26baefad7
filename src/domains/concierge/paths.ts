export const messengerPath = '/demo/messenger'
