import { MOST_DEAL_PICTURES, type DirectDeal, type DirectDraft, type DirectStep } from '#core';
import type { FormOfSteps } from '../step-form/step-form-state';
import type { StepFormStore } from '../step-form/step-form-store';
import { DIRECT_STEPS } from './direct-steps';
import { draftOf } from './draft-of-typed';
import { BROKER_FIELDS, type TypedDirect } from './typed-direct';

export type DirectFormStore = StepFormStore<TypedDirect, DirectStep, DirectDraft, DirectDeal>;

/** A room in the form of steps. */
export const FORM_OF_DIRECTS: FormOfSteps<TypedDirect, DirectStep, DirectDraft> = {
  steps: DIRECT_STEPS,
  draftOf,
  about: ({ title, place }) => [title.trim(), place.dong],
  mostPictures: MOST_DEAL_PICTURES,
  places: new Set([
    'offerer',
    'offerer.party',
    ...BROKER_FIELDS.map((name) => `offerer.${name}`),
    'roomType',
    'place',
    'place.unit',
    'deposit',
    'monthly',
    'fee.amount',
    'fee.items',
    'area',
    'floor',
    'floor.number',
    'floor.total',
    'rooms',
    'bathrooms',
    'direction',
    'approvedOn',
    'moveIn',
    'moveIn.day',
    'parking',
    'pictureIds',
    'title',
    'description',
    'contact.tel',
    'contact.takesSms',
  ]),
  stepOfField: {
    offerer: 'room',
    roomType: 'room',
    place: 'place',
    rentType: 'price',
    deposit: 'price',
    monthly: 'price',
    fee: 'price',
    area: 'facts',
    floor: 'facts',
    layout: 'facts',
    rooms: 'facts',
    bathrooms: 'facts',
    direction: 'facts',
    approvedOn: 'facts',
    moveIn: 'facts',
    parking: 'facts',
    elevator: 'facts',
    options: 'facts',
    equipment: 'facts',
    pictureIds: 'photos',
    title: 'words',
    description: 'words',
    contact: 'words',
  },
};
