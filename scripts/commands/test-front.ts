import { testNeighbours } from '../steps/neighbours.ts';

testNeighbours('front', 'The front does not do what it should.');
