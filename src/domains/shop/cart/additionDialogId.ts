/** Apart from the dialog, which is in the chunk of a product, because the list closes the dialog, too. */
export const additionDialogId = 'cart-addition'
