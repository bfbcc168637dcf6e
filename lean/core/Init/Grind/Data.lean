prelude
import Init.Array.Basic
import Init.List.Attach
import Init.List.Perm
import Init.List.Pairwise
import Init.Option.Lemmas
import Init.Prod
import Init.Sum

/-!
# What `grind` knows about data

Marks the lemmas about lists, arrays, options and pairs that `grind` instantiates by itself, as in the official library.
-/

/-! ## Lists -/

attribute [grind =] List.length_nil List.length_cons List.length_set List.length_append List.length_map List.length_reverse
  List.length_replicate List.length_range List.length_range' List.length_take List.length_drop List.length_zipWith
  List.length_zip List.length_tail List.length_dropLast List.length_zipIdx List.length_mapIdx List.length_flatten
  List.length_ofFn List.length_attach List.length_modify

attribute [grind =] List.nil_append List.append_nil List.cons_append List.map_nil List.map_cons List.map_append List.map_map
  List.filter_nil List.filter_append List.filterMap_nil List.filterMap_append List.flatten_nil List.flatten_cons
  List.flatten_append List.flatMap_nil List.flatMap_cons List.flatMap_append List.reverse_nil List.reverse_cons
  List.reverse_append List.reverse_reverse List.foldl_nil List.foldl_cons List.foldl_append List.foldr_nil List.foldr_cons
  List.foldr_append List.replicate_zero List.replicate_succ List.take_nil List.take_zero List.take_succ_cons List.drop_nil
  List.drop_zero List.drop_succ_cons List.zip_nil_left List.zip_nil_right List.zip_cons_cons List.zipWith_nil_left
  List.zipWith_nil_right List.zipWith_cons_cons List.sum_nil List.sum_cons List.range_zero

attribute [grind _=_] List.append_assoc

attribute [grind =] List.filter_cons List.filterMap_cons List.takeWhile_cons List.dropWhile_cons List.countP_cons
  List.count_cons List.find?_cons List.countP_nil List.count_nil List.countP_append List.count_append List.find?_nil
  List.find?_append List.erase_cons List.eraseP_cons

attribute [grind =] List.mem_cons List.mem_append List.mem_map List.mem_filter List.mem_filterMap List.mem_reverse
  List.mem_range List.mem_range'_1 List.mem_replicate List.mem_flatten List.mem_flatMap List.mem_ofFn

attribute [grind ←] List.mem_cons_self List.mem_cons_of_mem List.getElem_mem

attribute [grind →] List.eq_nil_of_length_eq_zero List.length_pos_of_mem List.length_pos_of_ne_nil

attribute [grind =] List.getElem?_eq_getElem

attribute [grind =] List.getElem_cons List.getElem?_nil List.getElem?_cons List.getElem_append List.getElem?_append
  List.getElem_map List.getElem?_map List.getElem_set List.getElem?_set List.getElem_replicate List.getElem?_replicate
  List.getElem_range List.getElem?_range List.getElem_take List.getElem?_take List.getElem_drop List.getElem?_drop
  List.getElem_zipWith List.getElem_zip List.getElem_reverse List.getElem?_reverse List.getElem_tail List.getElem?_tail
  List.getElem_zipIdx List.getElem?_zipIdx List.getElem_mapIdx List.getElem?_mapIdx List.getElem_ofFn

attribute [grind =] List.head?_nil List.head?_cons List.head_cons List.tail_nil List.tail_cons List.getLast?_nil
  List.getLast?_singleton List.getLast?_append List.head?_append List.isEmpty_nil List.isEmpty_cons

attribute [grind =] List.any_nil List.any_cons List.all_nil List.all_cons List.any_append List.all_append
  List.any_eq_true List.all_eq_true List.contains_iff_mem

attribute [grind ←] List.nodup_nil

attribute [grind =] List.nodup_cons List.nodup_append List.pairwise_cons List.pairwise_append

/-! ## Options -/

attribute [grind =] Option.isSome_none Option.isSome_some Option.isNone_none Option.isNone_some Option.map_none
  Option.map_some Option.bind_none Option.bind_some Option.getD_none Option.getD_some Option.get_some Option.some_or
  Option.none_or Option.or_none Option.filter_none Option.filter_some Option.elim_none Option.elim_some Option.mem_def

/-! ## Arrays -/

attribute [grind =] Array.size_empty Array.size_push Array.size_set Array.size_map Array.size_append Array.size_replicate
  Array.size_range Array.size_reverse Array.size_pop Array.getElem_push Array.getElem_set Array.getElem_map
  Array.getElem_replicate Array.getElem_range Array.mem_push Array.mem_append Array.mem_map Array.mem_filter
  Array.size_toArray Array.toList_push Array.toList_append Array.toList_map

/-! ## Pairs -/

attribute [grind =] Prod.map_fst Prod.map_snd Prod.fst_swap Prod.snd_swap
