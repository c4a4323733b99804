import { testNeighbours } from '../steps/neighbours.ts';

testNeighbours('cluster', 'Instances do not share what they should.');
