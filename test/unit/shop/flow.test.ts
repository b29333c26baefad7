import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subItemPrice, unitMinor } from '../../../src/domains/shop/catalogue.ts'
import {
  choose,
  chosenOf,
  hasFlow,
  isFull,
  isSingle,
  isValid,
  maxSelections,
  minSelections,
  preselected,
} from '../../../src/domains/shop/flow.ts'
import { aFlowGroup, anItem, aSubItem } from './given.ts'

const how = aFlowGroup()
const extras = aFlowGroup({ id: 2, title: 'Extras', min_selects: 0, max_selects: 2 })

it('SHOP-25 asks for one choice of each group, unless the group asks for none', () => {
  expect(minSelections(how)).toBe(1)
  expect(minSelections(extras)).toBe(0)
  expect(isValid({}, [how, extras])).toBe(false)
  expect(isValid({ 1: ['12'] }, [how, extras])).toBe(true)
  expect(isValid({ 2: ['12'] }, [how, extras])).toBe(false)
})

it('SHOP-25, SHOP-26 a group that asks for more than it allows can still be met', () => {
  const two = aFlowGroup({ min_selects: 2 })
  expect(minSelections(two)).toBe(1)
  expect(isValid({ 1: ['12'] }, [two])).toBe(true)
})

it('SHOP-25 a choice that the hotel does not offer is none', () => {
  expect(isValid({ 1: ['99'] }, [how])).toBe(false)
})

it('SHOP-26 allows one unless told otherwise, and a new one takes its place', () => {
  expect(maxSelections(how)).toBe(1)
  expect(isSingle(how)).toBe(true)
  expect(choose({ 1: ['11'] }, how, '12', true)).toEqual({ 1: ['12'] })
})

it('SHOP-26 takes no more once the maximum is reached, until one is given back', () => {
  const full = choose(choose({}, extras, '11', true), extras, '12', true)
  expect(isFull(full, extras)).toBe(true)
  expect(choose(full, extras, '13', true)).toEqual(full)
  const less = choose(full, extras, '11', false)
  expect(choose(less, extras, '13', true)).toEqual({ 2: ['12', '13'] })
})

it('SHOP-23 preselects what the hotel marks, as far as the group allows', () => {
  const marked = [{ sub_item_id: 11, selected: true }, { sub_item_id: 12, selected: 1 }, { sub_item_id: 13 }]
  const item = anItem({ purchase_flow: [{ id: 1, title: 'How?', sub_items: marked }] })
  expect(preselected(item)).toEqual({ 1: ['11'] })
  expect(preselected(anItem({ purchase_flow: [{ id: 1, max_selects: 2, sub_items: marked }] }))).toEqual({
    1: ['11', '12'],
  })
})

it('SHOP-18 reads purchase_flow_selected, as ids or as whole sub-items', () => {
  const item = anItem({
    purchase_flow: [{ id: 1, max_selects: 3, sub_items: [{ sub_item_id: 11 }, { sub_item_id: 12 }] }],
    purchase_flow_selected: [11, { sub_item_id: '12' }],
  })
  expect(preselected(item)).toEqual({ 1: ['11', '12'] })
})

it('SHOP-22 a group that offers nothing asks nothing', () => {
  const item = anItem({ purchase_flow: [{ id: 1, title: 'Empty', sub_items: [] }] })
  expect(hasFlow(item)).toBe(false)
  expect(isValid({}, item.purchase_flow)).toBe(true)
})

describe('any sequence of choices', () => {
  const choices = fc.array(fc.tuple(fc.constantFrom('11', '12', '13'), fc.boolean()), { maxLength: 20 })
  it('SHOP-26 never exceeds the maximum and never holds a choice twice', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 3 }), (steps, max_selects) => {
        const group = aFlowGroup({ max_selects })
        let selection = {}
        for (const [id, isOn] of steps) selection = choose(selection, group, id, isOn)
        const chosen = chosenOf(selection, [group]).map(({ sub_item_id }) => sub_item_id)
        expect(chosen.length).toBeLessThanOrEqual(max_selects)
        expect(new Set(chosen).size).toBe(chosen.length)
      }),
    )
  })
})

it('SHOP-27 a sub-item costs its price and its difference together', () => {
  expect(subItemPrice(aSubItem(1, { sub_item_price: 2, sub_item_price_diff: 0.5 }))).toBe(2.5)
  expect(subItemPrice(aSubItem(1, { sub_item_price: 2 }))).toBe(2)
  expect(subItemPrice(aSubItem(1, { sub_item_price: 0.1, sub_item_price_diff: 0.2 }))).toBe(0.3)
})

it('SHOP-18, SHOP-28 adds up the item and its choices; without a price the item counts 0', () => {
  expect(unitMinor(14.5, [2, 0.5], 2)).toBe(1700)
  expect(unitMinor(null, [2], 2)).toBe(200)
})
